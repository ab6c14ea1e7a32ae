CREATE TABLE `law_rows` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`row_values` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `law_rows_kind` ON `law_rows` (`kind`);
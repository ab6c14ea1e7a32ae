CREATE TABLE `bupot_pull_rows` (
	`pull_id` text NOT NULL,
	`place` text NOT NULL,
	`company_id` text NOT NULL,
	`number` text NOT NULL,
	`slip` text NOT NULL,
	`verdict` text NOT NULL,
	`differences` text NOT NULL,
	`note` text,
	`slip_id` text,
	`tax` integer NOT NULL,
	`status` text NOT NULL,
	`message` text,
	PRIMARY KEY(`pull_id`, `place`)
);
--> statement-breakpoint
CREATE INDEX `bupot_pull_rows_verdict` ON `bupot_pull_rows` (`pull_id`,`verdict`,`place`);--> statement-breakpoint
CREATE INDEX `bupot_pull_rows_status` ON `bupot_pull_rows` (`pull_id`,`status`,`place`);--> statement-breakpoint
CREATE TABLE `bupot_pulls` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`way` text NOT NULL,
	`asked` text NOT NULL,
	`status` text NOT NULL,
	`job_id` text,
	`message` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bupot_pulls_company` ON `bupot_pulls` (`company_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `bupot_pulls_expiry` ON `bupot_pulls` (`expires_at`);
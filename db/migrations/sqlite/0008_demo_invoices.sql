CREATE TABLE `demo_invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer
);
--> statement-breakpoint
CREATE INDEX `demo_invoices_created` ON `demo_invoices` (`created_at`);
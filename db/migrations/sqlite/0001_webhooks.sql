CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`response` integer,
	`error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook` ON `webhook_deliveries` (`company_id`,`webhook_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`company_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`documents` integer NOT NULL,
	`payments` integer NOT NULL,
	`returns` integer NOT NULL,
	`active` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhooks_company` ON `webhooks` (`company_id`,`url`);
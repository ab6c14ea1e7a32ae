CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`keys` text NOT NULL,
	`token_hash` text NOT NULL,
	`contract_version` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_token` ON `api_keys` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_company` ON `api_keys` (`company_id`,`user_id`);
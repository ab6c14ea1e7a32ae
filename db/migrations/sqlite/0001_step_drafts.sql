CREATE TABLE `step_drafts` (
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`wizard` text NOT NULL,
	`id` text NOT NULL,
	`steps` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `user_id`, `wizard`)
);

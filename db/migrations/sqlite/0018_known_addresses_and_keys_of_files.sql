CREATE TABLE `known_addresses` (
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `address`)
);
--> statement-breakpoint
ALTER TABLE `simulated_messages` ADD `needs` text;--> statement-breakpoint
ALTER TABLE `files` ADD `needs` text;
CREATE TABLE `carousel_slides` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`content_image_url` text,
	`feature_image_url` text,
	`link` text,
	`place` integer NOT NULL,
	`from_day` text NOT NULL,
	`until_day` text NOT NULL,
	`language` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `whats_new` (
	`id` text PRIMARY KEY NOT NULL,
	`version_update` text NOT NULL,
	`release_date` text NOT NULL,
	`feature_title` text NOT NULL,
	`feature_title_en` text NOT NULL,
	`description` text NOT NULL,
	`description_en` text NOT NULL,
	`feature_image_url` text,
	`learn_more_url` text,
	`try_now_url` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tax_calendar_events` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`title_en` text NOT NULL,
	`note` text,
	`note_en` text,
	`tax` text NOT NULL,
	`repeats` text NOT NULL,
	`date` text NOT NULL,
	`until_day` text,
	`shifts` integer NOT NULL,
	`source` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);

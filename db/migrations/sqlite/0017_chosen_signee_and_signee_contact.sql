ALTER TABLE `bupot` ADD `signee_id` text;--> statement-breakpoint
ALTER TABLE `faktur` ADD `signee_id` text;--> statement-breakpoint
ALTER TABLE `signees` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `signees` ADD `city` text;
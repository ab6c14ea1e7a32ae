ALTER TABLE `billing` ADD `spt_id` text;--> statement-breakpoint
CREATE INDEX `billing_spt` ON `billing` (`company_id`,`spt_id`);
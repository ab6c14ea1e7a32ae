ALTER TABLE `nsfp_ranges` ADD `prefix` text;--> statement-breakpoint
ALTER TABLE `nsfp_ranges` ADD `issued_on` text;
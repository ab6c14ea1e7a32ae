CREATE INDEX `faktur_dpp` ON `faktur` (`company_id`,`dpp`,`id`);--> statement-breakpoint
CREATE INDEX `faktur_buyer` ON `faktur` (`company_id`,`buyer_name`,`id`);
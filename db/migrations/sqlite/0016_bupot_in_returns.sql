DROP INDEX `bupot_return`;--> statement-breakpoint
CREATE INDEX `bupot_return` ON `bupot` (`company_id`,`return_id`,`kap_kjs`,`kind`,`tax`) WHERE return_id is not null;
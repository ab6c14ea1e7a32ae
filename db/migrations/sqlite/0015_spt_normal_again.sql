DROP INDEX `spt_version`;--> statement-breakpoint
CREATE UNIQUE INDEX `spt_version` ON `spt` (`company_id`,`type`,`period`,`revision`) WHERE status <> 'CANCELED';--> statement-breakpoint
-- The normal return after an annulled one was numbered as a correction. What the office has keeps its number.
UPDATE `spt` SET `revision` = 0 WHERE `replaces` IS NULL AND `revision` > 0 AND `status` IN ('CONCEPT', 'PREPARING', 'POSTING', 'VALIDATING', 'REJECTED', 'FAILED_PROCESSING');
ALTER TABLE `import_rows` RENAME COLUMN "faktur_id" TO "document_id";--> statement-breakpoint
ALTER TABLE `import_rows` RENAME COLUMN "reference_key" TO "exact_key";--> statement-breakpoint
ALTER TABLE `import_rows` RENAME COLUMN "clash_key" TO "like_key";--> statement-breakpoint
ALTER TABLE `import_rows` RENAME COLUMN "dpp" TO "first_sum";--> statement-breakpoint
ALTER TABLE `import_rows` RENAME COLUMN "ppn" TO "second_sum";--> statement-breakpoint
DROP INDEX `import_rows_reference`;--> statement-breakpoint
DROP INDEX `import_rows_clash`;--> statement-breakpoint
CREATE INDEX `import_rows_exact` ON `import_rows` (`import_id`,`exact_key`);--> statement-breakpoint
CREATE INDEX `import_rows_like` ON `import_rows` (`import_id`,`like_key`);--> statement-breakpoint
CREATE TABLE `__new_import_mappings` (
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`signature` text NOT NULL,
	`name` text NOT NULL,
	`mapping` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `kind`, `signature`)
);
--> statement-breakpoint
INSERT INTO `__new_import_mappings`("company_id", "kind", "signature", "name", "mapping", "used_at") SELECT "company_id", 'faktur-keluaran', "signature", "name", "mapping", "used_at" FROM `import_mappings`;--> statement-breakpoint
DROP TABLE `import_mappings`;--> statement-breakpoint
ALTER TABLE `__new_import_mappings` RENAME TO `import_mappings`;--> statement-breakpoint
-- What the wizard remembers of an import: its sums in the order of their columns, and which columns its table had none of.
UPDATE `imports` SET `state` = json_remove(
	json_set(`state`, '$.tally.sums', json_array(json_extract(`state`, '$.tally.dpp'), json_extract(`state`, '$.tally.ppn'))),
	'$.tally.dpp', '$.tally.ppn')
WHERE json_extract(`state`, '$.tally.dpp') IS NOT NULL;--> statement-breakpoint
UPDATE `imports` SET `state` = json_remove(json_set(`state`, '$.style.absent', json_array('opt')), '$.style.optAbsent')
WHERE json_extract(`state`, '$.style.optAbsent') IS NOT NULL;

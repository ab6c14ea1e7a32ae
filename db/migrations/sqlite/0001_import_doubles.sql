ALTER TABLE `import_rows` ADD `reference_key` text;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `clash_key` text;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `dpp` integer;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `ppn` integer;--> statement-breakpoint
CREATE INDEX `import_rows_reference` ON `import_rows` (`import_id`,`reference_key`);--> statement-breakpoint
CREATE INDEX `import_rows_clash` ON `import_rows` (`import_id`,`clash_key`);
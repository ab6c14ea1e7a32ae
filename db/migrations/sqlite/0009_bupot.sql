CREATE TABLE `bupot` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`number` text,
	`revision` integer NOT NULL,
	`replaces` text,
	`replaced_by` text,
	`period` text NOT NULL,
	`date` text NOT NULL,
	`nitku` text NOT NULL,
	`tax_code` text NOT NULL,
	`kap_kjs` text NOT NULL,
	`final` integer NOT NULL,
	`facility` text NOT NULL,
	`payee_npwp` text,
	`payee_nitku` text,
	`payee_name` text,
	`payee_email` text,
	`country` text,
	`reference` text,
	`gross` integer NOT NULL,
	`base` integer NOT NULL,
	`nett` text NOT NULL,
	`rate` text NOT NULL,
	`tax` integer NOT NULL,
	`borne` integer NOT NULL,
	`body` text NOT NULL,
	`issue_wanted` integer NOT NULL,
	`issued_at` integer,
	`reason` text,
	`office_code` text,
	`office_message` text,
	`office_ref` text,
	`signee_name` text,
	`error_count` integer NOT NULL,
	`return_id` text,
	`import_id` text,
	`sent_at` integer,
	`search_text` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bupot_date` ON `bupot` (`company_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `bupot_kind` ON `bupot` (`company_id`,`kind`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `bupot_period` ON `bupot` (`company_id`,`period`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `bupot_status` ON `bupot` (`company_id`,`status`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `bupot_number` ON `bupot` (`company_id`,`number`);--> statement-breakpoint
CREATE INDEX `bupot_reference` ON `bupot` (`company_id`,`reference`);--> statement-breakpoint
CREATE INDEX `bupot_payee` ON `bupot` (`company_id`,`payee_npwp`,`period`);--> statement-breakpoint
CREATE INDEX `bupot_name` ON `bupot` (`company_id`,`payee_name`,`id`);--> statement-breakpoint
CREATE INDEX `bupot_gross` ON `bupot` (`company_id`,`gross`,`id`);--> statement-breakpoint
CREATE INDEX `bupot_tax` ON `bupot` (`company_id`,`tax`,`id`);--> statement-breakpoint
CREATE INDEX `bupot_import` ON `bupot` (`company_id`,`import_id`);--> statement-breakpoint
CREATE INDEX `bupot_return` ON `bupot` (`company_id`,`return_id`,`kap_kjs`,`kind`,`tax`);--> statement-breakpoint
CREATE INDEX `bupot_posting` ON `bupot` (`company_id`,`period`,`status`,`kind`,`kap_kjs`);--> statement-breakpoint
CREATE INDEX `bupot_waiting` ON `bupot` (`status`,`updated_at`);
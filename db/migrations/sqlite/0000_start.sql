CREATE TABLE `accounting_accounts` (
	`company_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`opt` text NOT NULL,
	`code` text NOT NULL,
	`unit` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `accounting_accounts_company` ON `accounting_accounts` (`company_id`,`account`);--> statement-breakpoint
CREATE TABLE `accounting_links` (
	`company_id` text PRIMARY KEY NOT NULL,
	`sealed` text,
	`their_company` text,
	`their_name` text,
	`state` text NOT NULL,
	`job_id` text,
	`taken_at` integer,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `accounting_records` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`their_company` text NOT NULL,
	`kind` text NOT NULL,
	`their_id` text NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`date` text NOT NULL,
	`reason` text,
	`detail` text NOT NULL,
	`their_change` text NOT NULL,
	`changed_there` integer NOT NULL,
	`document_id` text,
	`report` text,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounting_records_theirs` ON `accounting_records` (`company_id`,`their_company`,`kind`,`their_id`);--> statement-breakpoint
CREATE INDEX `accounting_records_document` ON `accounting_records` (`company_id`,`document_id`);--> statement-breakpoint
CREATE TABLE `accounting_tax_codes` (
	`company_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`tax_code` text NOT NULL,
	`code` text,
	`add_info` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `accounting_tax_codes_company` ON `accounting_tax_codes` (`company_id`,`tax_code`);--> statement-breakpoint
CREATE TABLE `cancel_reverts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`faktur_id` text NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`open` text,
	`reason` text NOT NULL,
	`requested_by_id` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`decided_why` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cancel_reverts_open` ON `cancel_reverts` (`faktur_id`,`open`);--> statement-breakpoint
CREATE INDEX `cancel_reverts_requested` ON `cancel_reverts` (`requested_at`);--> statement-breakpoint
CREATE TABLE `efin_migrations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`efin` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`decided_why` text
);
--> statement-breakpoint
CREATE INDEX `efin_migrations_requested` ON `efin_migrations` (`requested_at`);--> statement-breakpoint
CREATE TABLE `outside_systems` (
	`name` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`keys` text NOT NULL,
	`token_hash` text NOT NULL,
	`contract_version` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_token` ON `api_keys` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_company` ON `api_keys` (`company_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `bank_accounts` (
	`ref` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`bank` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`opened_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`answers_at` integer
);
--> statement-breakpoint
CREATE INDEX `bank_accounts_number` ON `bank_accounts` (`number`,`opened_at`);--> statement-breakpoint
CREATE INDEX `bank_accounts_company` ON `bank_accounts` (`company_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `bank_accounts_answers` ON `bank_accounts` (`state`,`answers_at`);--> statement-breakpoint
CREATE TABLE `bank_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`company_id` text NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer NOT NULL,
	`answered` integer
);
--> statement-breakpoint
CREATE INDEX `bank_calls_due` ON `bank_calls` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `bank_calls_account` ON `bank_calls` (`ref`,`due_at`);--> statement-breakpoint
CREATE TABLE `bank_movements` (
	`movement` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`company_id` text NOT NULL,
	`at` integer NOT NULL,
	`amount` integer NOT NULL,
	`reverses` text
);
--> statement-breakpoint
CREATE INDEX `bank_movements_account` ON `bank_movements` (`ref`,`at`);--> statement-breakpoint
CREATE TABLE `bank_callbacks` (
	`event` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`body` text NOT NULL,
	`received_at` integer NOT NULL,
	`handled_at` integer,
	`times` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bank_callbacks_open` ON `bank_callbacks` (`handled_at`,`received_at`);--> statement-breakpoint
CREATE TABLE `billing` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`code` text,
	`origin` text NOT NULL,
	`kap` text NOT NULL,
	`kjs` text NOT NULL,
	`tax_name` text NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`amount` integer NOT NULL,
	`description` text NOT NULL,
	`assessment_number` text,
	`nop` text,
	`object_address` text,
	`object_province` text,
	`object_city` text,
	`object_district` text,
	`object_subdistrict` text,
	`payer_kind` text NOT NULL,
	`payer_npwp` text NOT NULL,
	`payer_nik` text,
	`payer_name` text NOT NULL,
	`payer_address` text NOT NULL,
	`payer_city` text NOT NULL,
	`payer_kpp` text,
	`depositor_name` text,
	`request` integer NOT NULL,
	`issued_at` integer,
	`expires_at` integer,
	`office_code` text,
	`office_message` text,
	`payment_id` text,
	`ntpn` text,
	`paid_at` integer,
	`renewed_by` text,
	`renews` text,
	`import_id` text,
	`spt_id` text,
	`search_text` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `billing_spt` ON `billing` (`company_id`,`spt_id`);--> statement-breakpoint
CREATE INDEX `billing_created` ON `billing` (`company_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `billing_status` ON `billing` (`company_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `billing_pair` ON `billing` (`company_id`,`kap`,`kjs`,`period_from`);--> statement-breakpoint
CREATE INDEX `billing_expiry` ON `billing` (`company_id`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `billing_amount` ON `billing` (`company_id`,`amount`,`id`);--> statement-breakpoint
CREATE INDEX `billing_period` ON `billing` (`company_id`,`period_from`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_code` ON `billing` (`company_id`,`code`);--> statement-breakpoint
CREATE INDEX `billing_import` ON `billing` (`company_id`,`import_id`);--> statement-breakpoint
CREATE INDEX `billing_due` ON `billing` (`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `ntpn` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`ntpn` text NOT NULL,
	`billing_id` text NOT NULL,
	`payment_id` text,
	`billing_code` text NOT NULL,
	`kap` text NOT NULL,
	`kjs` text NOT NULL,
	`tax_name` text NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`amount` integer NOT NULL,
	`paid_at` integer NOT NULL,
	`ntb` text,
	`stan` text,
	`source` text NOT NULL,
	`receipt_file_id` text,
	`office_message` text,
	`used_in` text,
	`search_text` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ntpn_number` ON `ntpn` (`company_id`,`ntpn`);--> statement-breakpoint
CREATE INDEX `ntpn_billing` ON `ntpn` (`company_id`,`billing_id`);--> statement-breakpoint
CREATE INDEX `ntpn_paid` ON `ntpn` (`company_id`,`paid_at`,`id`);--> statement-breakpoint
CREATE INDEX `ntpn_status` ON `ntpn` (`company_id`,`status`,`paid_at`,`id`);--> statement-breakpoint
CREATE INDEX `ntpn_amount` ON `ntpn` (`company_id`,`amount`,`id`);--> statement-breakpoint
CREATE INDEX `ntpn_waiting` ON `ntpn` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `payable_billings` (
	`payable_id` text NOT NULL,
	`billing_id` text NOT NULL,
	`company_id` text NOT NULL,
	PRIMARY KEY(`payable_id`, `billing_id`)
);
--> statement-breakpoint
CREATE INDEX `payable_billings_billing` ON `payable_billings` (`company_id`,`billing_id`);--> statement-breakpoint
CREATE TABLE `payables` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payables_company` ON `payables` (`company_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_entries` (
	`payment_id` text NOT NULL,
	`seq` integer NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`movement` text,
	`entry` text NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`payment_id`, `seq`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_entries_movement` ON `payment_entries` (`movement`,`company_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`payable_id` text NOT NULL,
	`status` text NOT NULL,
	`method` text NOT NULL,
	`bank` text,
	`phone` text,
	`tax` integer NOT NULL,
	`fee` integer NOT NULL,
	`held` integer NOT NULL,
	`account_number` text,
	`bank_ref` text,
	`expires_at` integer,
	`checked_at` integer,
	`created_by_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payments_payable` ON `payments` (`company_id`,`payable_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `payments_account` ON `payments` (`bank`,`account_number`);--> statement-breakpoint
CREATE TABLE `payment_misfits` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text,
	`payment_id` text,
	`order_id` text,
	`movement` text NOT NULL,
	`why` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`resolution` text,
	`resolved_by` text,
	`resolved_at` integer,
	`note` text,
	`attributed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_misfits_movement` ON `payment_misfits` (`movement`);--> statement-breakpoint
CREATE INDEX `payment_misfits_open` ON `payment_misfits` (`company_id`,`resolved_at`,`at`);--> statement-breakpoint
CREATE INDEX `payment_misfits_order` ON `payment_misfits` (`order_id`);--> statement-breakpoint
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
	`payment_option` text,
	`body` text NOT NULL,
	`issue_wanted` integer NOT NULL,
	`issued_at` integer,
	`reason` text,
	`office_code` text,
	`office_message` text,
	`office_ref` text,
	`signee_id` text,
	`signee_name` text,
	`error_count` integer NOT NULL,
	`import_id` text,
	`sent_at` integer,
	`return_id` text,
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
CREATE INDEX `bupot_issued` ON `bupot` (`company_id`,`issued_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `bupot_import` ON `bupot` (`company_id`,`import_id`);--> statement-breakpoint
CREATE INDEX `bupot_return` ON `bupot` (`company_id`,`return_id`,`kap_kjs`,`kind`,`tax`) WHERE return_id is not null;--> statement-breakpoint
CREATE INDEX `bupot_posting` ON `bupot` (`company_id`,`period`,`status`,`kind`,`kap_kjs`);--> statement-breakpoint
CREATE INDEX `bupot_waiting` ON `bupot` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_person` ON `calendar_feeds` (`company_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `own_dates` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`date` text NOT NULL,
	`title` text NOT NULL,
	`note` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `own_dates_company` ON `own_dates` (`company_id`,`date`);--> statement-breakpoint
CREATE TABLE `countries` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name_id` text NOT NULL,
	`name_en` text NOT NULL,
	`active` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `countries_code` ON `countries` (`code`);--> statement-breakpoint
CREATE TABLE `filing` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`revision` integer NOT NULL,
	`origin` text NOT NULL,
	`status` text NOT NULL,
	`file_name` text NOT NULL,
	`file_id` text,
	`size` integer NOT NULL,
	`hash` text NOT NULL,
	`attachments` text NOT NULL,
	`code` text,
	`bpe` text,
	`filed_at` integer,
	`reason` text,
	`office_code` text,
	`office_message` text,
	`office_ref` text,
	`search_text` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `filing_version` ON `filing` (`company_id`,`kind`,`period`,`revision`) WHERE status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX `filing_made` ON `filing` (`company_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `filing_status` ON `filing` (`company_id`,`status`,`id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`object_id` text NOT NULL,
	`product` text NOT NULL,
	`label` text NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`error` text,
	`answer` text,
	`provider_ref` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`bounced_at` integer
);
--> statement-breakpoint
CREATE INDEX `deliveries_object` ON `deliveries` (`company_id`,`object_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_log` ON `deliveries` (`company_id`,`product`,`created_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`object_id` text NOT NULL,
	`user_id` text NOT NULL,
	`user_name` text NOT NULL,
	`text` text NOT NULL,
	`mentions` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notes_object` ON `notes` (`company_id`,`object_id`,`at`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`message` text NOT NULL,
	`params` text NOT NULL,
	`link` text,
	`at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`company_id`,`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `public_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`object_type` text NOT NULL,
	`object_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `public_tokens_object` ON `public_tokens` (`company_id`,`object_id`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_views_user` ON `saved_views` (`company_id`,`user_id`,`list`);--> statement-breakpoint
CREATE TABLE `simulated_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`channel` text NOT NULL,
	`sender` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`attachments` text NOT NULL,
	`needs` text,
	`addressee` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `simulated_messages_company` ON `simulated_messages` (`company_id`,`at`);--> statement-breakpoint
CREATE INDEX `simulated_messages_addressee` ON `simulated_messages` (`addressee`);--> statement-breakpoint
CREATE TABLE `switches` (
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`is_on` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `templates` (
	`company_id` text NOT NULL,
	`channel` text NOT NULL,
	`product` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `channel`, `product`)
);
--> statement-breakpoint
CREATE TABLE `counterparties` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`document` text NOT NULL,
	`identity` text NOT NULL,
	`nitku` text NOT NULL,
	`country` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`email` text,
	`phone` text,
	`merged_into` text,
	`search_text` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `counterparties_identity` ON `counterparties` (`company_id`,`document`,`identity`,`nitku`);--> statement-breakpoint
CREATE INDEX `counterparties_merged` ON `counterparties` (`company_id`,`merged_into`) WHERE merged_into is not null;--> statement-breakpoint
CREATE TABLE `credit_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`counterparty_npwp` text,
	`code` text,
	`decision` text NOT NULL,
	`uncredit_reason` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credit_rules_company` ON `credit_rules` (`company_id`,`name`);--> statement-breakpoint
CREATE TABLE `faktur` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`kind` text NOT NULL,
	`number` text,
	`date` text NOT NULL,
	`period` text NOT NULL,
	`upload_deadline` text NOT NULL,
	`code` text NOT NULL,
	`add_info` text,
	`facility_stamp` text,
	`custom_doc` text,
	`custom_doc_period` text,
	`reference` text,
	`own_nitku` text NOT NULL,
	`counterparty_document` text NOT NULL,
	`counterparty_npwp` text NOT NULL,
	`counterparty_document_number` text,
	`counterparty_country` text NOT NULL,
	`counterparty_name` text NOT NULL,
	`counterparty_address` text NOT NULL,
	`counterparty_email` text,
	`counterparty_nitku` text NOT NULL,
	`term` text NOT NULL,
	`advance_of` text,
	`stage_dpp` integer,
	`gross` integer NOT NULL,
	`discount` integer NOT NULL,
	`contract_dpp` integer NOT NULL,
	`dpp` integer NOT NULL,
	`other_dpp` integer NOT NULL,
	`ppn` integer NOT NULL,
	`ppnbm` integer NOT NULL,
	`replaces` text,
	`replaced_by` text,
	`revision` integer NOT NULL,
	`reason` text,
	`office_code` text,
	`office_message` text,
	`office_ref` text,
	`signee_id` text,
	`signee_name` text,
	`error_count` integer NOT NULL,
	`import_id` text,
	`sent_at` integer,
	`document_kind` text,
	`uncredit_reason` text,
	`credit_period` text,
	`collector_ntpn` text,
	`collector_paid_on` text,
	`origin_id` text,
	`origin_number` text,
	`vat_period` text,
	`vat_list` text,
	`vat_sign` integer,
	`vat_since` integer,
	`return_id` text,
	`search_text` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `faktur_date` ON `faktur` (`company_id`,`type`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `faktur_period` ON `faktur` (`company_id`,`type`,`period`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `faktur_status` ON `faktur` (`company_id`,`type`,`status`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `faktur_number` ON `faktur` (`company_id`,`number`);--> statement-breakpoint
CREATE INDEX `faktur_reference` ON `faktur` (`company_id`,`reference`);--> statement-breakpoint
CREATE INDEX `faktur_clash` ON `faktur` (`company_id`,`counterparty_npwp`,`date`,`dpp`);--> statement-breakpoint
CREATE INDEX `faktur_advance` ON `faktur` (`company_id`,`advance_of`);--> statement-breakpoint
CREATE INDEX `faktur_import` ON `faktur` (`company_id`,`import_id`);--> statement-breakpoint
CREATE INDEX `faktur_dpp` ON `faktur` (`company_id`,`type`,`dpp`,`id`);--> statement-breakpoint
CREATE INDEX `faktur_origin` ON `faktur` (`company_id`,`origin_id`);--> statement-breakpoint
CREATE INDEX `faktur_credit` ON `faktur` (`company_id`,`type`,`credit_period`,`date`,`id`) WHERE type = 'IN';--> statement-breakpoint
CREATE INDEX `faktur_decided` ON `faktur` (`company_id`,`type`,`status`,`period`,`date`,`id`) WHERE type = 'IN';--> statement-breakpoint
CREATE INDEX `faktur_person` ON `faktur` (`company_id`,`counterparty_document_number`) WHERE counterparty_document <> 'TIN';--> statement-breakpoint
CREATE INDEX `faktur_counterparty` ON `faktur` (`company_id`,`type`,`counterparty_name`,`id`);--> statement-breakpoint
CREATE INDEX `faktur_vat` ON `faktur` (`company_id`,`vat_period`,`vat_list`,`code`) WHERE vat_period is not null;--> statement-breakpoint
CREATE INDEX `faktur_return` ON `faktur` (`company_id`,`return_id`,`vat_list`,`code`) WHERE return_id is not null;--> statement-breakpoint
CREATE INDEX `faktur_awaited` ON `faktur` (`type`,`updated_at`) WHERE status in ('IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_AMENDMENT', 'WAITING_FOR_CANCELLATION');--> statement-breakpoint
CREATE TABLE `faktur_line` (
	`faktur_id` text NOT NULL,
	`seq` integer NOT NULL,
	`company_id` text NOT NULL,
	`opt` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`price` text NOT NULL,
	`quantity` text NOT NULL,
	`discount` integer NOT NULL,
	`base` text NOT NULL,
	`own_base` integer,
	`gross` integer NOT NULL,
	`contract_dpp` integer NOT NULL,
	`dpp` integer NOT NULL,
	`other_dpp` integer NOT NULL,
	`ppn_rate` text NOT NULL,
	`ppn` integer NOT NULL,
	`ppnbm_rate` text NOT NULL,
	`ppnbm` integer NOT NULL,
	PRIMARY KEY(`faktur_id`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `nsfp_ranges` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`year` integer NOT NULL,
	`prefix` text,
	`issued_on` text,
	`first` integer NOT NULL,
	`total` integer NOT NULL,
	`used` integer NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `nsfp_ranges_company` ON `nsfp_ranges` (`company_id`,`year`);--> statement-breakpoint
CREATE TABLE `nsfp_reminders` (
	`company_id` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`threshold` integer NOT NULL,
	`days` integer NOT NULL,
	`people` text NOT NULL,
	`by_mail` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`notified_low` integer NOT NULL,
	`notified_year` integer
);
--> statement-breakpoint
CREATE TABLE `import_mappings` (
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`signature` text NOT NULL,
	`name` text NOT NULL,
	`mapping` text NOT NULL,
	`answers` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `kind`, `signature`)
);
--> statement-breakpoint
CREATE TABLE `import_repairs` (
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`field` text NOT NULL,
	`key` text NOT NULL,
	`found` text NOT NULL,
	`chosen` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `kind`, `field`, `key`)
);
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`company_id` text NOT NULL,
	`document` integer NOT NULL,
	`cells` text NOT NULL,
	`findings` text NOT NULL,
	`status` text NOT NULL,
	`document_id` text,
	`exact_key` text,
	`like_key` text,
	`first_sum` integer,
	`second_sum` integer,
	PRIMARY KEY(`import_id`, `row`)
);
--> statement-breakpoint
CREATE INDEX `import_rows_document` ON `import_rows` (`import_id`,`document`);--> statement-breakpoint
CREATE INDEX `import_rows_exact` ON `import_rows` (`import_id`,`exact_key`);--> statement-breakpoint
CREATE INDEX `import_rows_like` ON `import_rows` (`import_id`,`like_key`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`file_id` text NOT NULL,
	`file_name` text NOT NULL,
	`source` text,
	`step` text NOT NULL,
	`status` text NOT NULL,
	`state` text NOT NULL,
	`rows` integer NOT NULL,
	`documents` integer NOT NULL,
	`succeeded` integer NOT NULL,
	`failed` integer NOT NULL,
	`message` text,
	`job_id` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_company` ON `imports` (`company_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `law_rows` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`row_values` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `law_rows_kind` ON `law_rows` (`kind`);--> statement-breakpoint
CREATE TABLE `ledger_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`side` text NOT NULL,
	`period` text NOT NULL,
	`decided_as` text NOT NULL,
	`rows` text NOT NULL,
	`documents` text NOT NULL,
	`cause` text,
	`reason` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_decisions_side` ON `ledger_decisions` (`company_id`,`side`,`period`);--> statement-breakpoint
CREATE TABLE `ledger_rows` (
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`ledger_id` text NOT NULL,
	`date` text NOT NULL,
	`journal` text NOT NULL,
	`account` text,
	`text` text NOT NULL,
	`party_name` text,
	`party_npwp` text,
	`reference` text,
	`number` text,
	`base` integer,
	`ppn` integer NOT NULL,
	`currency` text NOT NULL,
	PRIMARY KEY(`company_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `ledger_rows_date` ON `ledger_rows` (`company_id`,`ledger_id`,`date`);--> statement-breakpoint
CREATE TABLE `ledgers` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`side` text NOT NULL,
	`source` text NOT NULL,
	`file_name` text NOT NULL,
	`left_out` text NOT NULL,
	`read_by` text NOT NULL,
	`read_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledgers_source` ON `ledgers` (`company_id`,`side`,`source`);--> statement-breakpoint
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
CREATE TABLE `nps_answers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`score` integer,
	`reason` text NOT NULL,
	`at` integer NOT NULL
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
CREATE TABLE `office_billings` (
	`code` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`tin` text NOT NULL,
	`payer_npwp` text NOT NULL,
	`state` text NOT NULL,
	`content_hash` text NOT NULL,
	`content` text NOT NULL,
	`amount` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settle_key` text,
	`ntpn` text,
	`ntb` text,
	`stan` text,
	`paid_at` integer,
	`receipt_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `office_billings_key` ON `office_billings` (`tin`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `office_billings_settle` ON `office_billings` (`tin`,`settle_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `office_billings_ntpn` ON `office_billings` (`ntpn`);--> statement-breakpoint
CREATE TABLE `office_documents` (
	`ref` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`tin` text NOT NULL,
	`reference` text,
	`number` text,
	`payee_masa` text,
	`state` text NOT NULL,
	`code` text,
	`message` text,
	`content_hash` text NOT NULL,
	`content` text NOT NULL,
	`ready_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `office_documents_key` ON `office_documents` (`tin`,`key`);--> statement-breakpoint
CREATE INDEX `office_documents_number` ON `office_documents` (`tin`,`number`);--> statement-breakpoint
CREATE INDEX `office_documents_reference` ON `office_documents` (`tin`,`reference`);--> statement-breakpoint
CREATE INDEX `office_documents_payee_masa` ON `office_documents` (`payee_masa`,`tin`);--> statement-breakpoint
CREATE TABLE `office_serials` (
	`year` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `branches` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`nitku` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`region` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `branches_company` ON `branches` (`company_id`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`company_id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`serial` text NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text NOT NULL,
	`matches_office` integer NOT NULL,
	`owner_npwp` text,
	`sealed` text,
	`warned_days` integer,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`shown_id` integer NOT NULL,
	`sso_id` text NOT NULL,
	`name` text NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`npwp` text NOT NULL,
	`npwp_type` text NOT NULL,
	`pkp` integer NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`industry_name` text NOT NULL,
	`klu` text,
	`further_klu` text NOT NULL,
	`region` text,
	`color` text NOT NULL,
	`jurnal_cid` integer NOT NULL,
	`package_name` text NOT NULL,
	`package_end` text NOT NULL,
	`flags` text NOT NULL,
	`created_at` integer NOT NULL,
	`archived_at` integer,
	`proven_at` integer,
	`proven_by` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `company_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`keys` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_roles_name` ON `company_roles` (`company_id`,`name`);--> statement-breakpoint
CREATE TABLE `digests` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `known_addresses` (
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `address`)
);
--> statement-breakpoint
CREATE TABLE `mail_links` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`role` text,
	`invited_by` text,
	`fault` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_links_token` ON `mail_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `mail_links_user` ON `mail_links` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `mail_links_company` ON `mail_links` (`company_id`,`kind`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`company_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_user_company` ON `memberships` (`user_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `memberships_company` ON `memberships` (`company_id`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer NOT NULL,
	`recovery` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`company_id` text NOT NULL,
	`csrf` text NOT NULL,
	`ip` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `sign_in_tries` (
	`key` text PRIMARY KEY NOT NULL,
	`failed` integer NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `signees` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`product` text NOT NULL,
	`name` text NOT NULL,
	`npwp` text NOT NULL,
	`job_title` text NOT NULL,
	`phone` text,
	`city` text,
	`acts_as` text NOT NULL,
	`active` integer NOT NULL,
	`code_state` text NOT NULL,
	`code_ends` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `signees_company` ON `signees` (`company_id`,`product`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`sso_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`phone` text,
	`password_hash` text NOT NULL,
	`is_email_verified` integer NOT NULL,
	`preferences` text NOT NULL,
	`lost_company` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `pull_rows` (
	`pull_id` text NOT NULL,
	`place` text NOT NULL,
	`company_id` text NOT NULL,
	`number` text NOT NULL,
	`theirs` text NOT NULL,
	`verdict` text NOT NULL,
	`differences` text NOT NULL,
	`note` text,
	`document_id` text,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`message` text,
	PRIMARY KEY(`pull_id`, `place`)
);
--> statement-breakpoint
CREATE INDEX `pull_rows_verdict` ON `pull_rows` (`pull_id`,`verdict`,`place`);--> statement-breakpoint
CREATE INDEX `pull_rows_status` ON `pull_rows` (`pull_id`,`status`,`place`);--> statement-breakpoint
CREATE TABLE `pulls` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`family` text NOT NULL,
	`way` text NOT NULL,
	`asked` text NOT NULL,
	`status` text NOT NULL,
	`job_id` text,
	`message` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pulls_company` ON `pulls` (`company_id`,`family`,`created_at`);--> statement-breakpoint
CREATE INDEX `pulls_expiry` ON `pulls` (`expires_at`);--> statement-breakpoint
CREATE TABLE `free_units` (
	`npwp` text PRIMARY KEY NOT NULL,
	`granted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `quota_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`product` text NOT NULL,
	`kind` text NOT NULL,
	`quota` integer NOT NULL,
	`used` integer NOT NULL,
	`reserved` integer NOT NULL,
	`at` integer NOT NULL,
	`day` text NOT NULL,
	`user_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quota_entries_company` ON `quota_entries` (`company_id`,`product`,`at`);--> statement-breakpoint
CREATE INDEX `quota_entries_day` ON `quota_entries` (`company_id`,`day`);--> statement-breakpoint
CREATE TABLE `quota_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`open` text,
	`package_code` text NOT NULL,
	`package_name` text NOT NULL,
	`efaktur_units` integer NOT NULL,
	`ebupot_units` integer NOT NULL,
	`months` integer NOT NULL,
	`price` integer NOT NULL,
	`fee` integer NOT NULL,
	`method` text NOT NULL,
	`bank` text NOT NULL,
	`phone` text,
	`account_number` text,
	`bank_ref` text,
	`expires_at` integer NOT NULL,
	`checked_at` integer,
	`movement` text,
	`paid_at` integer,
	`name_before` text,
	`end_before` text,
	`created_by_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quota_orders_open` ON `quota_orders` (`company_id`,`open`);--> statement-breakpoint
CREATE INDEX `quota_orders_created` ON `quota_orders` (`company_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quota_orders_asked` ON `quota_orders` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `quota_packages` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`efaktur_units` integer NOT NULL,
	`ebupot_units` integer NOT NULL,
	`price` integer NOT NULL,
	`months` integer NOT NULL,
	`from_day` text NOT NULL,
	`until_day` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `quotas` (
	`company_id` text NOT NULL,
	`product` text NOT NULL,
	`quota` integer NOT NULL,
	`used` integer NOT NULL,
	`reserved` integer NOT NULL,
	PRIMARY KEY(`company_id`, `product`)
);
--> statement-breakpoint
CREATE TABLE `received_slip` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`slip_key` text NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`article` text NOT NULL,
	`tax_code` text,
	`final` integer NOT NULL,
	`withholder_npwp` text NOT NULL,
	`withholder_name` text NOT NULL,
	`date` text NOT NULL,
	`period` text NOT NULL,
	`tax_year` text NOT NULL,
	`base` integer NOT NULL,
	`tax` integer NOT NULL,
	`source` text NOT NULL,
	`used_in` text,
	`import_id` text,
	`search_text` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `received_slip_key` ON `received_slip` (`company_id`,`slip_key`);--> statement-breakpoint
CREATE INDEX `received_slip_date` ON `received_slip` (`company_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `received_slip_year` ON `received_slip` (`company_id`,`tax_year`,`status`);--> statement-breakpoint
CREATE INDEX `received_slip_withholder` ON `received_slip` (`company_id`,`withholder_npwp`,`period`);--> statement-breakpoint
CREATE INDEX `received_slip_import` ON `received_slip` (`company_id`,`import_id`);--> statement-breakpoint
CREATE INDEX `received_slip_used` ON `received_slip` (`company_id`,`used_in`);--> statement-breakpoint
CREATE TABLE `record_chains` (
	`company_id` text NOT NULL,
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`cut_seq` integer NOT NULL,
	`cut_hash` text NOT NULL,
	`cut_seal` text NOT NULL,
	PRIMARY KEY(`company_id`, `chain`)
);
--> statement-breakpoint
CREATE TABLE `record_links` (
	`company_id` text NOT NULL,
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`record` text NOT NULL,
	`state` text NOT NULL,
	`until` integer,
	`prev_hash` text NOT NULL,
	`hash` text NOT NULL,
	`seal` text NOT NULL,
	PRIMARY KEY(`company_id`, `chain`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `record_links_record` ON `record_links` (`company_id`,`chain`,`record`,`seq`);--> statement-breakpoint
CREATE TABLE `security_log` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`at` integer NOT NULL,
	`user_id` text NOT NULL,
	`user_name` text NOT NULL,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`event` text NOT NULL,
	`about_id` text,
	`facts` text NOT NULL,
	`ip` text NOT NULL,
	`browser` text,
	`system` text,
	`times` integer NOT NULL,
	`times_seal` text NOT NULL,
	`places` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `security_log_company` ON `security_log` (`company_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `security_log_at` ON `security_log` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `deposit_use` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`amount` integer NOT NULL,
	`date` text NOT NULL,
	`reason` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deposit_use_company` ON `deposit_use` (`company_id`,`date`);--> statement-breakpoint
CREATE TABLE `spt_proof` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`spt_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`kap_kjs` text NOT NULL,
	`period` text NOT NULL,
	`amount` integer NOT NULL,
	`date` text NOT NULL,
	`ntpn_id` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spt_proof_spt` ON `spt_proof` (`company_id`,`spt_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `spt_proof_number` ON `spt_proof` (`company_id`,`number`);--> statement-breakpoint
CREATE TABLE `spt` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`period` text NOT NULL,
	`revision` integer NOT NULL,
	`replaces` text,
	`status` text NOT NULL,
	`inputs` text,
	`amounts` text,
	`entries` text,
	`paid_before` text,
	`document_count` integer NOT NULL,
	`payable` integer NOT NULL,
	`overpaid` integer NOT NULL,
	`posted_at` integer,
	`stale` integer NOT NULL,
	`validated_at` integer,
	`signee_id` text,
	`billing_id` text,
	`billing_expires_at` integer,
	`filed_at` integer,
	`bpe` text,
	`reason` text,
	`office_code` text,
	`office_message` text,
	`office_ref` text,
	`search_text` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `spt_version` ON `spt` (`company_id`,`type`,`period`,`revision`) WHERE status <> 'CANCELED';--> statement-breakpoint
CREATE INDEX `spt_period` ON `spt` (`company_id`,`period`,`id`);--> statement-breakpoint
CREATE INDEX `spt_status` ON `spt` (`company_id`,`status`,`period`,`id`);--> statement-breakpoint
CREATE INDEX `spt_waiting` ON `spt` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `stated_duty` (
	`company_id` text NOT NULL,
	`type` text NOT NULL,
	`period` text NOT NULL,
	`reason` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `type`, `period`)
);
--> statement-breakpoint
CREATE TABLE `spt_badan` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`tax_year` integer NOT NULL,
	`months` integer NOT NULL,
	`revision` integer NOT NULL,
	`replaces` text,
	`era` text NOT NULL,
	`status` text NOT NULL,
	`sheets` text NOT NULL,
	`amounts` text NOT NULL,
	`tax_due` integer NOT NULL,
	`payable` integer NOT NULL,
	`overpaid` integer NOT NULL,
	`signee_id` text,
	`filed_at` integer,
	`bpe` text,
	`extended_to` text,
	`reason` text,
	`office_code` text,
	`office_message` text,
	`office_ref` text,
	`search_text` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `spt_badan_version` ON `spt_badan` (`company_id`,`tax_year`,`revision`) WHERE status <> 'CANCELED';--> statement-breakpoint
CREATE INDEX `spt_badan_year` ON `spt_badan` (`company_id`,`tax_year`,`id`);--> statement-breakpoint
CREATE TABLE `step_drafts` (
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`wizard` text NOT NULL,
	`id` text NOT NULL,
	`steps` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `user_id`, `wizard`)
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
--> statement-breakpoint
CREATE TABLE `trial_account` (
	`company_id` text NOT NULL,
	`trial_balance_id` text NOT NULL,
	`place` integer NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`amount` integer NOT NULL,
	`code` text,
	`confidence` text NOT NULL,
	`origin` text NOT NULL,
	`confirmed` integer NOT NULL,
	`non_object` integer NOT NULL,
	`final` integer NOT NULL,
	`plus` integer NOT NULL,
	`plus_code` text,
	`minus` integer NOT NULL,
	`minus_code` text,
	PRIMARY KEY(`company_id`, `trial_balance_id`, `place`)
);
--> statement-breakpoint
CREATE TABLE `trial_balance` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` integer NOT NULL,
	`year` text NOT NULL,
	`form` text NOT NULL,
	`file_name` text NOT NULL,
	`unread` text NOT NULL,
	`imported_by` text NOT NULL,
	`imported_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trial_balance_year` ON `trial_balance` (`company_id`,`year`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`response` integer,
	`error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook` ON `webhook_deliveries` (`company_id`,`webhook_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`company_id` text NOT NULL,
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`documents` integer NOT NULL,
	`payments` integer NOT NULL,
	`returns` integer NOT NULL,
	`active` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhooks_company` ON `webhooks` (`company_id`,`url`);--> statement-breakpoint
CREATE TABLE `chains` (
	`company_id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `demo_invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer
);
--> statement-breakpoint
CREATE INDEX `demo_invoices_created` ON `demo_invoices` (`created_at`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`needs` text,
	`created_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE INDEX `files_company` ON `files` (`company_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `gateway_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`gateway` text NOT NULL,
	`operation` text NOT NULL,
	`object_id` text,
	`request` text NOT NULL,
	`answer` text NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	`took_ms` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `gateway_calls_object` ON `gateway_calls` (`company_id`,`object_id`,`at`);--> statement-breakpoint
CREATE TABLE `history` (
	`company_id` text NOT NULL,
	`seq` integer NOT NULL,
	`object_type` text NOT NULL,
	`object_id` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text,
	`before` text,
	`after` text,
	`reason` text,
	`state` text,
	`user_id` text NOT NULL,
	`user_name` text NOT NULL,
	`ip` text NOT NULL,
	`at` integer NOT NULL,
	`prev_hash` text NOT NULL,
	`hash` text NOT NULL,
	`seal` text NOT NULL,
	PRIMARY KEY(`company_id`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `history_object` ON `history` (`company_id`,`object_id`,`seq`);--> statement-breakpoint
CREATE INDEX `history_at` ON `history` (`company_id`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `history_kind` ON `history` (`company_id`,`object_type`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `history_person` ON `history` (`company_id`,`user_id`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `history_action` ON `history` (`company_id`,`action`,`at`,`seq`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `user_id`, `key`)
);
--> statement-breakpoint
CREATE TABLE `job_items` (
	`job_id` text NOT NULL,
	`seq` integer NOT NULL,
	`company_id` text NOT NULL,
	`ref_id` text NOT NULL,
	`label` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`code` text,
	`message` text,
	PRIMARY KEY(`job_id`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `job_items_open` ON `job_items` (`job_id`,`status`,`seq`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`payload` text NOT NULL,
	`unique_key` text,
	`total` integer NOT NULL,
	`done` integer NOT NULL,
	`failed` integer NOT NULL,
	`skipped` integer NOT NULL,
	`attempts` integer NOT NULL,
	`run_at` integer NOT NULL,
	`lease_until` integer,
	`lease_by` text,
	`visible` integer NOT NULL,
	`result` text,
	`error` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`role` text NOT NULL,
	`ip` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`status`,`run_at`);--> statement-breakpoint
CREATE INDEX `jobs_company` ON `jobs` (`company_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_unique` ON `jobs` (`company_id`,`unique_key`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`company_id` text NOT NULL,
	`list` text NOT NULL,
	`revision` integer NOT NULL,
	PRIMARY KEY(`company_id`, `list`)
);

--> statement-breakpoint
-- The search box: three letters in a row of every invoice's search text. A company's rows lie side by side in it
-- (its number in the upper bits), so that a search reads its own company's part only.
CREATE TABLE `faktur_search_rows` (
	`search_row` integer PRIMARY KEY NOT NULL,
	`faktur_id` text NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `faktur_search` USING fts5(words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `faktur_search_update` AFTER UPDATE OF `search_text` ON `faktur` WHEN old.search_text <> new.search_text BEGIN
	UPDATE faktur_search SET words = new.search_text WHERE rowid = (SELECT search_row FROM faktur_search_rows WHERE faktur_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `faktur_search_delete` AFTER DELETE ON `faktur` BEGIN
	DELETE FROM faktur_search WHERE rowid = (SELECT search_row FROM faktur_search_rows WHERE faktur_id = old.id);
	DELETE FROM faktur_search_rows WHERE faktur_id = old.id;
END;
--> statement-breakpoint
-- The search box of slips, as that of invoices: three letters in a row of every slip's search text, a company's rows side by side.
CREATE TABLE `bupot_search_rows` (
	`search_row` integer PRIMARY KEY NOT NULL,
	`bupot_id` text NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `bupot_search` USING fts5(words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `bupot_search_update` AFTER UPDATE OF `search_text` ON `bupot` WHEN old.search_text <> new.search_text BEGIN
	UPDATE bupot_search SET words = new.search_text WHERE rowid = (SELECT search_row FROM bupot_search_rows WHERE bupot_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `bupot_search_delete` AFTER DELETE ON `bupot` BEGIN
	DELETE FROM bupot_search WHERE rowid = (SELECT search_row FROM bupot_search_rows WHERE bupot_id = old.id);
	DELETE FROM bupot_search_rows WHERE bupot_id = old.id;
END;

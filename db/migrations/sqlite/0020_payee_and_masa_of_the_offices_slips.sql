ALTER TABLE `office_documents` ADD `payee_masa` text;--> statement-breakpoint
CREATE INDEX `office_documents_payee_masa` ON `office_documents` (`tin`,`payee_masa`);
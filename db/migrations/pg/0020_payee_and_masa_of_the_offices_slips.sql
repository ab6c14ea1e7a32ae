ALTER TABLE "office_documents" ADD COLUMN "payee_masa" text;--> statement-breakpoint
CREATE INDEX "office_documents_payee_masa" ON "office_documents" USING btree ("tin","payee_masa");
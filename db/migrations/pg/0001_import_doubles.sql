ALTER TABLE "import_rows" ADD COLUMN "reference_key" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "clash_key" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "dpp" bigint;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "ppn" bigint;--> statement-breakpoint
CREATE INDEX "import_rows_reference" ON "import_rows" USING btree ("import_id","reference_key");--> statement-breakpoint
CREATE INDEX "import_rows_clash" ON "import_rows" USING btree ("import_id","clash_key");
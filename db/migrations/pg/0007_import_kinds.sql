ALTER TABLE "import_rows" RENAME COLUMN "faktur_id" TO "document_id";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "reference_key" TO "exact_key";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "clash_key" TO "like_key";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "dpp" TO "first_sum";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "ppn" TO "second_sum";--> statement-breakpoint
DROP INDEX "import_rows_reference";--> statement-breakpoint
DROP INDEX "import_rows_clash";--> statement-breakpoint
ALTER TABLE "import_mappings" DROP CONSTRAINT "import_mappings_company_id_signature_pk";--> statement-breakpoint
ALTER TABLE "import_mappings" ADD COLUMN "kind" text NOT NULL DEFAULT 'faktur-keluaran';--> statement-breakpoint
ALTER TABLE "import_mappings" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_company_id_kind_signature_pk" PRIMARY KEY("company_id","kind","signature");--> statement-breakpoint
CREATE INDEX "import_rows_exact" ON "import_rows" USING btree ("import_id","exact_key");--> statement-breakpoint
CREATE INDEX "import_rows_like" ON "import_rows" USING btree ("import_id","like_key");--> statement-breakpoint
-- What the wizard remembers of an import: its sums in the order of their columns, and which columns its table had none of.
UPDATE "imports" SET "state" = jsonb_set("state" #- '{tally,dpp}' #- '{tally,ppn}', '{tally,sums}',
	jsonb_build_array("state" #> '{tally,dpp}', "state" #> '{tally,ppn}'))
WHERE "state" #> '{tally,dpp}' IS NOT NULL;--> statement-breakpoint
UPDATE "imports" SET "state" = jsonb_set("state" #- '{style,optAbsent}', '{style,absent}', '["opt"]'::jsonb)
WHERE "state" #> '{style,optAbsent}' IS NOT NULL;

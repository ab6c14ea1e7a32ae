CREATE TABLE "step_drafts" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"wizard" text NOT NULL,
	"id" text NOT NULL,
	"steps" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "step_drafts_company_id_user_id_wizard_pk" PRIMARY KEY("company_id","user_id","wizard")
);

CREATE INDEX "faktur_dpp" ON "faktur" USING btree ("company_id","dpp","id");--> statement-breakpoint
CREATE INDEX "faktur_buyer" ON "faktur" USING btree ("company_id","buyer_name","id");
-- The search box of slips, as that of invoices: three letters in a row of every slip's search text, inside one company. The extensions
-- are there where those of invoices are; where they are not to be had, searching reads the company's rows.
DO $$
DECLARE
	trigrams text;
BEGIN
	SELECT n.nspname INTO trigrams FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
	IF trigrams IS NULL OR NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
		RAISE NOTICE 'bupot_search was left out: pg_trgm and btree_gin are not there';
		RETURN;
	END IF;
	EXECUTE format('CREATE INDEX bupot_search ON bupot USING gin (company_id, search_text %I.gin_trgm_ops)', trigrams);
EXCEPTION
	WHEN insufficient_privilege OR undefined_object OR feature_not_supported THEN
		RAISE NOTICE 'bupot_search was left out: %', SQLERRM;
END
$$;

-- The search box: three letters in a row of every invoice's search text, inside one company. Both extensions come with
-- PostgreSQL and may be made by the owner of the database; where they are not to be had, searching reads the company's rows.
DO $$
DECLARE
	home text := CASE WHEN has_schema_privilege('public', 'CREATE') THEN 'public' ELSE current_schema() END;
	trigrams text;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('patuh extensions'));
	IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		EXECUTE format('CREATE EXTENSION pg_trgm WITH SCHEMA %I', home);
	END IF;
	IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
		EXECUTE format('CREATE EXTENSION btree_gin WITH SCHEMA %I', home);
	END IF;
	SELECT n.nspname INTO trigrams FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
	EXECUTE format('CREATE INDEX faktur_search ON faktur USING gin (company_id, search_text %I.gin_trgm_ops)', trigrams);
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
		RAISE NOTICE 'faktur_search was left out: %', SQLERRM;
END
$$;

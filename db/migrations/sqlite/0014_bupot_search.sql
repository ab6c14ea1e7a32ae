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
--> statement-breakpoint
INSERT INTO bupot_search_rows (search_row, bupot_id)
SELECT (coalesce(c.shown_id, 0) << 40) + row_number() OVER (PARTITION BY coalesce(c.shown_id, 0) ORDER BY b.id), b.id
FROM bupot AS b LEFT JOIN companies AS c ON c.id = b.company_id;
--> statement-breakpoint
INSERT INTO bupot_search (rowid, words)
SELECT r.search_row, b.search_text FROM bupot_search_rows AS r JOIN bupot AS b ON b.id = r.bupot_id ORDER BY r.search_row;

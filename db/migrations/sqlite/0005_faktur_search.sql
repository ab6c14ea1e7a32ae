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
INSERT INTO faktur_search_rows (search_row, faktur_id)
SELECT (coalesce(c.shown_id, 0) << 40) + row_number() OVER (PARTITION BY coalesce(c.shown_id, 0) ORDER BY f.id), f.id
FROM faktur AS f LEFT JOIN companies AS c ON c.id = f.company_id;
--> statement-breakpoint
INSERT INTO faktur_search (rowid, words)
SELECT r.search_row, f.search_text FROM faktur_search_rows AS r JOIN faktur AS f ON f.id = r.faktur_id ORDER BY r.search_row;

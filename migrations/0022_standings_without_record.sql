PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_standings` (
	`team_sheet_id` text PRIMARY KEY NOT NULL,
	`wins` integer,
	`losses` integer,
	`ties` integer DEFAULT 0 NOT NULL,
	`rank` integer,
	`outcome` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- With a place, 0–0 was written for "no record"; without one somebody typed it.
INSERT INTO `__new_standings`("team_sheet_id", "wins", "losses", "rank", "version")
SELECT "team_sheet_id",
	CASE WHEN "rank" IS NOT NULL AND "wins" = 0 AND "losses" = 0 THEN NULL ELSE "wins" END,
	CASE WHEN "rank" IS NOT NULL AND "wins" = 0 AND "losses" = 0 THEN NULL ELSE "losses" END,
	"rank", "version"
FROM `standings`;--> statement-breakpoint
DROP TABLE `standings`;--> statement-breakpoint
ALTER TABLE `__new_standings` RENAME TO `standings`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
-- The saves say the same, or undoing one would bring 0–0 back.
UPDATE `result_saves` SET `changes` = (
	SELECT json_group_array(json_object(
		'teamSheetId', c.value ->> 'teamSheetId',
		'before', CASE
			WHEN c.value ->> '$.before.rank' IS NOT NULL AND c.value ->> '$.before.wins' = 0 AND c.value ->> '$.before.losses' = 0
			THEN json_set(c.value -> 'before', '$.wins', NULL, '$.losses', NULL)
			ELSE json(c.value -> 'before') END,
		'after', CASE
			WHEN c.value ->> '$.after.rank' IS NOT NULL AND c.value ->> '$.after.wins' = 0 AND c.value ->> '$.after.losses' = 0
			THEN json_set(c.value -> 'after', '$.wins', NULL, '$.losses', NULL)
			ELSE json(c.value -> 'after') END
	)) FROM json_each(`changes`) c
);

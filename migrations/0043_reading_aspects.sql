CREATE TABLE `reading_aspects` (
	`engine_version` text NOT NULL,
	`game` text NOT NULL,
	`aspect` text NOT NULL,
	`field` text NOT NULL,
	`outcome` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`engine_version`, `game`, `aspect`, `field`, `outcome`)
);
--> statement-breakpoint
ALTER TABLE `readings` ADD `shape` text;
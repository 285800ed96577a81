CREATE TABLE `hour_counts` (
	`hour` integer NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `operation_notes` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`noted_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `readings` ADD `asked_at` integer;
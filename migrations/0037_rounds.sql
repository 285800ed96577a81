CREATE TABLE `match_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` text NOT NULL,
	`revision` integer NOT NULL,
	`act` text NOT NULL,
	`by` text NOT NULL,
	`by_user_id` text,
	`snapshot` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `match_changes_match` ON `match_changes` (`match_id`,`revision`);--> statement-breakpoint
CREATE INDEX `match_changes_created` ON `match_changes` (`created_at`);--> statement-breakpoint
CREATE INDEX `match_changes_user` ON `match_changes` (`by_user_id`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`stage` text NOT NULL,
	`round` integer NOT NULL,
	`place` integer NOT NULL,
	`block` integer,
	`seat` text DEFAULT '' NOT NULL,
	`entrant_a` text,
	`entrant_b` text,
	`is_bye` integer DEFAULT false NOT NULL,
	`is_decider` integer DEFAULT false NOT NULL,
	`winner` text,
	`games_a` integer,
	`games_b` integer,
	`is_walkover` integer DEFAULT false NOT NULL,
	`reported_by` text,
	`reported_at` integer,
	`confirmed_at` integer,
	`objected_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entrant_a`) REFERENCES `entrants`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`entrant_b`) REFERENCES `entrants`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matches_place` ON `matches` (`tournament_id`,`stage`,`round`,`place`);--> statement-breakpoint
CREATE INDEX `matches_a` ON `matches` (`entrant_a`) WHERE entrant_a is not null;--> statement-breakpoint
CREATE INDEX `matches_b` ON `matches` (`entrant_b`) WHERE entrant_b is not null;--> statement-breakpoint
CREATE TABLE `stages` (
	`tournament_id` text NOT NULL,
	`kind` text NOT NULL,
	`settings` text NOT NULL,
	`published_at` integer,
	`round_ends_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`tournament_id`, `kind`),
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `entrants` ADD `dropped_by` text;
ALTER TABLE `team_sheets` ADD `said_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `said_name` text DEFAULT '' NOT NULL;
ALTER TABLE `post_versions` ADD `team_code` text;--> statement-breakpoint
ALTER TABLE `team_sheets` ADD `team_code` text;
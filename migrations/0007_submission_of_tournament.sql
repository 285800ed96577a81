DROP INDEX `team_sheets_submission`;--> statement-breakpoint
CREATE UNIQUE INDEX `team_sheets_submission` ON `team_sheets` (`submission_key`,`tournament_id`);
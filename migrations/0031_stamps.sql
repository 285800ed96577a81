CREATE TABLE `stamps` (
	`name` text PRIMARY KEY NOT NULL,
	`stamp` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tournaments_publication` ON `tournaments` (`published_at`);--> statement-breakpoint
INSERT INTO `stamps` (`name`, `stamp`) VALUES ('groups', hex(randomblob(8))), ('tournaments', hex(randomblob(8))), ('team_sheets', hex(randomblob(8))), ('standings', hex(randomblob(8))), ('readings', hex(randomblob(8))), ('tournament_usage', hex(randomblob(8))), ('posts', hex(randomblob(8))), ('post_versions', hex(randomblob(8))), ('post_species', hex(randomblob(8))), ('users', hex(randomblob(8)));--> statement-breakpoint
CREATE TRIGGER `groups_insert_stamps` AFTER INSERT ON `groups` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'groups'; END;--> statement-breakpoint
CREATE TRIGGER `groups_update_stamps` AFTER UPDATE ON `groups` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'groups'; END;--> statement-breakpoint
CREATE TRIGGER `groups_delete_stamps` AFTER DELETE ON `groups` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'groups'; END;--> statement-breakpoint
CREATE TRIGGER `tournaments_insert_stamps` AFTER INSERT ON `tournaments` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'tournaments'; END;--> statement-breakpoint
CREATE TRIGGER `tournaments_update_stamps` AFTER UPDATE ON `tournaments` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'tournaments'; END;--> statement-breakpoint
CREATE TRIGGER `tournaments_delete_stamps` AFTER DELETE ON `tournaments` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'tournaments'; END;--> statement-breakpoint
CREATE TRIGGER `team_sheets_insert_stamps` AFTER INSERT ON `team_sheets` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'team_sheets'; END;--> statement-breakpoint
CREATE TRIGGER `team_sheets_update_stamps` AFTER UPDATE ON `team_sheets` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'team_sheets'; END;--> statement-breakpoint
CREATE TRIGGER `team_sheets_delete_stamps` AFTER DELETE ON `team_sheets` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'team_sheets'; END;--> statement-breakpoint
CREATE TRIGGER `standings_insert_stamps` AFTER INSERT ON `standings` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'standings'; END;--> statement-breakpoint
CREATE TRIGGER `standings_update_stamps` AFTER UPDATE ON `standings` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'standings'; END;--> statement-breakpoint
CREATE TRIGGER `standings_delete_stamps` AFTER DELETE ON `standings` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'standings'; END;--> statement-breakpoint
CREATE TRIGGER `readings_insert_stamps` AFTER INSERT ON `readings` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'readings'; END;--> statement-breakpoint
CREATE TRIGGER `readings_update_stamps` AFTER UPDATE ON `readings` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'readings'; END;--> statement-breakpoint
CREATE TRIGGER `readings_delete_stamps` AFTER DELETE ON `readings` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'readings'; END;--> statement-breakpoint
CREATE TRIGGER `tournament_usage_insert_stamps` AFTER INSERT ON `tournament_usage` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'tournament_usage'; END;--> statement-breakpoint
CREATE TRIGGER `tournament_usage_update_stamps` AFTER UPDATE ON `tournament_usage` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'tournament_usage'; END;--> statement-breakpoint
CREATE TRIGGER `tournament_usage_delete_stamps` AFTER DELETE ON `tournament_usage` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'tournament_usage'; END;--> statement-breakpoint
CREATE TRIGGER `posts_insert_stamps` AFTER INSERT ON `posts` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'posts'; END;--> statement-breakpoint
CREATE TRIGGER `posts_update_stamps` AFTER UPDATE ON `posts` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'posts'; END;--> statement-breakpoint
CREATE TRIGGER `posts_delete_stamps` AFTER DELETE ON `posts` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'posts'; END;--> statement-breakpoint
CREATE TRIGGER `post_versions_insert_stamps` AFTER INSERT ON `post_versions` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'post_versions'; END;--> statement-breakpoint
CREATE TRIGGER `post_versions_update_stamps` AFTER UPDATE ON `post_versions` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'post_versions'; END;--> statement-breakpoint
CREATE TRIGGER `post_versions_delete_stamps` AFTER DELETE ON `post_versions` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'post_versions'; END;--> statement-breakpoint
CREATE TRIGGER `post_species_insert_stamps` AFTER INSERT ON `post_species` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'post_species'; END;--> statement-breakpoint
CREATE TRIGGER `post_species_update_stamps` AFTER UPDATE ON `post_species` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'post_species'; END;--> statement-breakpoint
CREATE TRIGGER `post_species_delete_stamps` AFTER DELETE ON `post_species` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'post_species'; END;--> statement-breakpoint
CREATE TRIGGER `users_update_stamps` AFTER UPDATE OF `display_name` ON `users` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'users'; END;--> statement-breakpoint
CREATE TRIGGER `users_delete_stamps` AFTER DELETE ON `users` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'users'; END;

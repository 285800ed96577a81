DROP TRIGGER `team_sheets_insert_stamps`;--> statement-breakpoint
DROP TRIGGER `team_sheets_update_stamps`;--> statement-breakpoint
DROP TRIGGER `team_sheets_delete_stamps`;--> statement-breakpoint
DROP TRIGGER `standings_insert_stamps`;--> statement-breakpoint
DROP TRIGGER `standings_update_stamps`;--> statement-breakpoint
DROP TRIGGER `standings_delete_stamps`;--> statement-breakpoint
DROP TRIGGER `readings_insert_stamps`;--> statement-breakpoint
DROP TRIGGER `readings_update_stamps`;--> statement-breakpoint
DROP TRIGGER `readings_delete_stamps`;--> statement-breakpoint
DROP TRIGGER `tournaments_update_stamps`;--> statement-breakpoint
DELETE FROM `stamps` WHERE `name` IN ('team_sheets', 'standings', 'readings');--> statement-breakpoint
CREATE TRIGGER `tournaments_update_stamps` AFTER UPDATE ON `tournaments` WHEN NEW.`changes` = OLD.`changes` BEGIN UPDATE `stamps` SET `stamp` = hex(randomblob(8)) WHERE `name` = 'tournaments'; END;--> statement-breakpoint
CREATE TRIGGER `tournaments_update_own_stamp` AFTER UPDATE ON `tournaments` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `tournaments_delete_own_stamp` AFTER DELETE ON `tournaments` BEGIN DELETE FROM `stamps` WHERE `name` = 'tournament ' || OLD.`id`; END;--> statement-breakpoint
CREATE TRIGGER `team_sheets_insert_own_stamp` AFTER INSERT ON `team_sheets` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `team_sheets_update_own_stamp` AFTER UPDATE ON `team_sheets` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `team_sheets_move_own_stamp` AFTER UPDATE OF `tournament_id` ON `team_sheets` WHEN NEW.`tournament_id` <> OLD.`tournament_id` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || OLD.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `team_sheets_delete_own_stamp` AFTER DELETE ON `team_sheets` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || OLD.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `result_saves_insert_own_stamp` AFTER INSERT ON `result_saves` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `result_saves_update_own_stamp` AFTER UPDATE ON `result_saves` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `readings_update_own_stamp` AFTER UPDATE ON `readings` BEGIN INSERT INTO `stamps` (`name`, `stamp`) SELECT DISTINCT 'tournament ' || `tournament_id`, hex(randomblob(8)) FROM `team_sheets` WHERE `reading_id` = NEW.`id` ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `readings_delete_own_stamp` AFTER DELETE ON `readings` BEGIN INSERT INTO `stamps` (`name`, `stamp`) SELECT DISTINCT 'tournament ' || `tournament_id`, hex(randomblob(8)) FROM `team_sheets` WHERE `reading_id` = OLD.`id` ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;

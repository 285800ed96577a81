ALTER TABLE `groups` ADD `event` text;--> statement-breakpoint
CREATE TRIGGER `broadcasts_insert_event` AFTER INSERT ON `broadcasts` WHEN NEW.`stream` = 1 AND NEW.`event` IS NOT NULL BEGIN UPDATE `groups` SET `event` = NEW.`event` WHERE `id` = NEW.`group_id`; END;--> statement-breakpoint
CREATE TRIGGER `broadcasts_update_event` AFTER UPDATE OF `event` ON `broadcasts` WHEN NEW.`stream` = 1 AND NEW.`event` IS NOT OLD.`event` BEGIN UPDATE `groups` SET `event` = NEW.`event` WHERE `id` = NEW.`group_id`; END;--> statement-breakpoint
UPDATE `groups` SET `event` = (SELECT `event` FROM `broadcasts` WHERE `group_id` = `groups`.`id` AND `stream` = 1);

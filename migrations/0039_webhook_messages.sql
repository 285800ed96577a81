CREATE TABLE `webhook_messages` (
	`webhook_id` text NOT NULL,
	`subject` text NOT NULL,
	`message_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`webhook_id`, `subject`),
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_messages_created` ON `webhook_messages` (`created_at`);--> statement-breakpoint
CREATE TRIGGER `stages_insert_own_stamp` AFTER INSERT ON `stages` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `stages_update_own_stamp` AFTER UPDATE ON `stages` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `stages_delete_own_stamp` AFTER DELETE ON `stages` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || OLD.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `matches_insert_own_stamp` AFTER INSERT ON `matches` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `matches_update_own_stamp` AFTER UPDATE ON `matches` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `matches_delete_own_stamp` AFTER DELETE ON `matches` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || OLD.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `entrants_insert_own_stamp` AFTER INSERT ON `entrants` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `entrants_update_own_stamp` AFTER UPDATE ON `entrants` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || NEW.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;--> statement-breakpoint
CREATE TRIGGER `entrants_delete_own_stamp` AFTER DELETE ON `entrants` BEGIN INSERT INTO `stamps` (`name`, `stamp`) VALUES ('tournament ' || OLD.`tournament_id`, hex(randomblob(8))) ON CONFLICT (`name`) DO UPDATE SET `stamp` = excluded.`stamp`; END;
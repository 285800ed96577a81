ALTER TABLE `tournaments` ADD `archived_at` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `tournaments_deadline` ON `tournaments` (`submission_deadline_at`);--> statement-breakpoint
UPDATE `tournaments` SET `search_text` = lower(`name` || ' ' || (SELECT `groups`.`name` FROM `groups` WHERE `groups`.`id` = `tournaments`.`group_id`));

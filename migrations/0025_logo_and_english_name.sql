ALTER TABLE `groups` ADD `logo_key` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `name_en` text DEFAULT '' NOT NULL;
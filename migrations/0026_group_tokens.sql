ALTER TABLE `control_tokens` RENAME TO `group_tokens`;--> statement-breakpoint
ALTER TABLE `group_tokens` ADD `scopes` text DEFAULT '["broadcast"]' NOT NULL;--> statement-breakpoint
DROP INDEX `control_tokens_hash`;--> statement-breakpoint
DROP INDEX `control_tokens_group`;--> statement-breakpoint
DROP INDEX `control_tokens_creator`;--> statement-breakpoint
DROP INDEX `control_tokens_revoked`;--> statement-breakpoint
CREATE UNIQUE INDEX `group_tokens_hash` ON `group_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `group_tokens_group` ON `group_tokens` (`group_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `group_tokens_creator` ON `group_tokens` (`created_by_id`) WHERE created_by_id is not null;--> statement-breakpoint
CREATE INDEX `group_tokens_revoked` ON `group_tokens` (`revoked_at`) WHERE revoked_at is not null;

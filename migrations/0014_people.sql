CREATE TABLE `image_removals` (
	`image_key` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `image_removals_asked` ON `image_removals` (`asked_at`);--> statement-breakpoint
CREATE TABLE `room_removals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_id` text NOT NULL,
	`people` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `readings` ADD `used_at` integer;--> statement-breakpoint
ALTER TABLE `readings` ADD `image_removed_at` integer;--> statement-breakpoint
CREATE INDEX `readings_unused` ON `readings` (`created_at`) WHERE used_at is null;--> statement-breakpoint
ALTER TABLE `staff_actions` ADD `by` text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
CREATE INDEX `staff_actions_created` ON `staff_actions` (`created_at`);--> statement-breakpoint
CREATE INDEX `staff_actions_user` ON `staff_actions` (`by_user_id`) WHERE by_user_id is not null;--> statement-breakpoint
ALTER TABLE `team_sheets` ADD `withdrawn_by` text;--> statement-breakpoint
ALTER TABLE `team_sheets` ADD `ids_removed_at` integer;--> statement-breakpoint
ALTER TABLE `team_sheets` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `team_sheets_with_ids` ON `team_sheets` (`tournament_id`) WHERE ids_removed_at is null;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `ids_removed_at` integer;--> statement-breakpoint
CREATE INDEX `tournaments_with_ids` ON `tournaments` (`ends_at`) WHERE ids_removed_at is null;--> statement-breakpoint
CREATE INDEX `control_tokens_creator` ON `control_tokens` (`created_by_id`) WHERE created_by_id is not null;--> statement-breakpoint
CREATE INDEX `control_tokens_revoked` ON `control_tokens` (`revoked_at`) WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `post_pictures_owner` ON `post_pictures` (`owner_id`) WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX `post_versions_reviewer` ON `post_versions` (`reviewed_by_id`) WHERE reviewed_by_id is not null;--> statement-breakpoint
CREATE INDEX `result_saves_created` ON `result_saves` (`created_at`);--> statement-breakpoint
CREATE INDEX `result_saves_user` ON `result_saves` (`by_user_id`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX `role_requests_decided` ON `role_requests` (`created_at`) WHERE coalesce(approved_at, declined_at, withdrawn_at) is not null;--> statement-breakpoint
CREATE INDEX `role_requests_decider` ON `role_requests` (`decided_by_id`) WHERE decided_by_id is not null;--> statement-breakpoint
CREATE INDEX `team_revisions_user` ON `team_revisions` (`by_user_id`) WHERE by_user_id is not null;
ALTER TABLE `tournaments` ADD `histories_moved_at` integer;--> statement-breakpoint
CREATE INDEX `tournaments_with_histories` ON `tournaments` (`ends_at`) WHERE histories_moved_at is null;
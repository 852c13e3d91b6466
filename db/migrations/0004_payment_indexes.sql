CREATE INDEX `ledger_entry_payment` ON `ledger_entry` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_callback_payment` ON `payment_callback` (`payment_id`);
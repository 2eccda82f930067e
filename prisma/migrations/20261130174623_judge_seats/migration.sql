-- CreateIndex
CREATE INDEX "event_judge" ON "event"("game_id", "revision") WHERE (type = ANY (ARRAY['judgeSeated'::text, 'judgeLeft'::text]));

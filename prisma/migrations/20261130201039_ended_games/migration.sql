-- CreateIndex
CREATE INDEX "event_end" ON "event"("game_id") WHERE (type = 'gameEnded'::text);

-- CreateIndex
CREATE INDEX "game_ended" ON "game"("ended_at") WHERE (ended_at IS NOT NULL);

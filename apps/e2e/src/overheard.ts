import type { Page } from 'playwright-core';

/** What a page's sockets brought, frame by frame, as it stood on the wire. */
export const overhear = (page: Page): readonly string[] => {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString()));
  });
  return frames;
};

import type { Announcement, Message } from '../model/message.js';
import type { Audience } from '../model/audience.js';

export const toAll = (message: Message): readonly Announcement[] => [{ audience: 'public', message }];

export const to = (audience: Audience, message: Message): Announcement => ({ audience, message });

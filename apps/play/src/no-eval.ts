import { config } from 'zod';

// zod would try whether it may write code at run time: the club's pages forbid it, and browsers report each try.
config({ jitless: true });

/** Raised whenever a frame or body changes its meaning; another number is answered with full views. */
export const PROTOCOL = 2;
export const SOCKET_PATH = '/socket';
/** Header of every REST answer: the club's time in milliseconds. */
export const CLUB_TIME = 'Club-Time';

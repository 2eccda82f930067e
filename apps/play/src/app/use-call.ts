import { useEffect, useRef } from 'react';
import type { Me } from '@killer-club/protocol';
import { useLocation, useNavigate } from 'react-router';
import { calledTo } from './call.js';
import { useMe } from './session.js';

/** Brings the member to the game that has begun for them, or the table the queue found, wherever they are. */
export const useCall = (): void => {
  const { data: me } = useMe();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const before = useRef<Me | null>(null);
  useEffect(() => {
    if (me === undefined) return;
    const path = me !== null && before.current !== null ? calledTo(before.current, me) : null;
    before.current = me;
    if (path !== null && path !== pathname) void navigate(path);
  }, [me, pathname, navigate]);
};

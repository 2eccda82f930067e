import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  changePasswordBody,
  changeRoleBody,
  redeemAdminLinkBody,
  settingsBody,
  signInBody,
  signUpBody,
  type Settings,
} from '@killer-club/protocol';
import { parse } from '../http/parse.js';
import { conflict, notAllowed, notFound } from '../http/refusal.js';
import { ClubMode } from '../config/club-mode.js';
import { AccountsService } from './accounts.service.js';
import { DoorLimits } from './door-limits.js';
import { InvitationRepository } from './invitation.repository.js';
import { MemberRepository, type MemberRow } from './member.repository.js';
import { nameKey } from './name-key.js';
import { SessionEnds } from './session-ends.js';
import { Sessions, type SignedIn, type WithCookies } from './sessions.js';
import { SettingRepository } from './setting.repository.js';

const OK = { ok: true } as const;

@Controller('api')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: Sessions,
    private readonly members: MemberRepository,
    private readonly invitations: InvitationRepository,
    private readonly settings: SettingRepository,
    private readonly limits: DoorLimits,
    private readonly ends: SessionEnds,
    private readonly mode: ClubMode,
  ) {}

  @Post('sign-up')
  @HttpCode(200)
  async signUp(
    @Body() body: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { name, password, invitation } = parse(signUpBody, body);
    this.limits.signUp(request.ip);
    return this.handOver(response, await this.accounts.signUp(name, password, invitation));
  }

  @Post('sign-in')
  @HttpCode(200)
  async signIn(
    @Body() body: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { name, password } = parse(signInBody, body);
    const ask = () => this.sessions.signIn(name, password);
    return this.handOver(response, await this.limits.guess(request.ip, nameKey(name), ask));
  }

  @Post('sign-out')
  @HttpCode(200)
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const member = await this.sessions.find(request.headers);
    this.handOver(response, await this.sessions.signOut(request.headers));
    if (member !== null) this.ends.tell(member.id, (session) => session === member.session);
    return OK;
  }

  @Post('password')
  @HttpCode(200)
  async changePassword(
    @Body() body: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const member = await this.sessions.require(request.headers);
    const { current, next } = parse(changePasswordBody, body);
    const ask = () => this.sessions.changePassword(request.headers, current, next);
    this.handOver(response, await this.limits.guess(request.ip, `id:${member.id}`, ask));
    this.ends.tell(member.id, () => true);
    return OK;
  }

  @Post('admin-link/:token')
  @HttpCode(200)
  async redeem(
    @Param('token') token: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { name, password } = parse(redeemAdminLinkBody, body);
    this.limits.signUp(request.ip);
    return this.handOver(response, await this.accounts.redeemAdminLink(token, name, password));
  }

  @Get('settings')
  async read(): Promise<Settings> {
    return { ...(await this.settings.read()), demo: this.mode.demo };
  }

  @Put('settings')
  async write(@Body() body: unknown, @Req() request: Request): Promise<Settings> {
    await this.administrator(request);
    await this.settings.write(parse(settingsBody, body));
    return this.read();
  }

  @Post('invitations')
  async invite(@Req() request: Request): Promise<{ code: string }> {
    const { id } = await this.administrator(request);
    return { code: await this.invitations.create(id) };
  }

  @Get('members/roles')
  async roles(@Req() request: Request): Promise<MemberRow[]> {
    await this.administrator(request);
    return this.members.list();
  }

  @Put('members/:id/role')
  async changeRole(@Param('id') id: string, @Body() body: unknown, @Req() request: Request) {
    const { id: by } = await this.administrator(request);
    const done = await this.members.changeRole(id, parse(changeRoleBody, body).role, by);
    if (done === 'noSuchMember') throw notFound('member');
    if (done === 'lastAdministrator') throw conflict(done, 'A club keeps at least one administrator.');
    return OK;
  }

  private async administrator(request: Request): Promise<SignedIn> {
    const member = await this.sessions.require(request.headers);
    if (member.role !== 'administrator') throw notAllowed();
    return member;
  }

  private handOver<T>(response: Response, answer: WithCookies<T>): { id: T } {
    response.append('Set-Cookie', [...answer.cookies]);
    return { id: answer.value };
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  createTableBody,
  declineBody,
  practiceBody,
  readyBody,
  sitBody,
  type TableView,
} from '@killer-club/protocol';
import { Sessions } from '../accounts/sessions.js';
import { parse } from '../http/parse.js';
import { TablesService } from './tables.service.js';

@Controller('api')
export class TablesController {
  constructor(
    private readonly tables: TablesService,
    private readonly sessions: Sessions,
  ) {}

  @Get('tables')
  async list(@Req() request: Request): Promise<TableView[]> {
    await this.sessions.require(request.headers);
    return this.tables.list();
  }

  @Get('tables/:id')
  async show(@Param('id') id: string, @Req() request: Request): Promise<TableView> {
    await this.sessions.require(request.headers);
    return this.tables.show(id);
  }

  @Post('tables')
  async create(@Body() body: unknown, @Req() request: Request): Promise<TableView> {
    const { id } = await this.sessions.require(request.headers);
    return this.tables.create(id, parse(createTableBody, body));
  }

  @Post('practice')
  async practice(@Body() body: unknown, @Req() request: Request): Promise<TableView> {
    const { id } = await this.sessions.require(request.headers);
    return this.tables.practice(id, parse(practiceBody, body));
  }

  @Post('tables/:id/sit')
  @HttpCode(200)
  async sit(
    @Param('id') tableId: string,
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<TableView> {
    const { id } = await this.sessions.require(request.headers);
    return this.tables.sit(id, tableId, parse(sitBody, body ?? {}).seat);
  }

  @Post('tables/:id/stand')
  @HttpCode(200)
  async stand(@Param('id') tableId: string, @Req() request: Request): Promise<{ ok: true }> {
    const { id } = await this.sessions.require(request.headers);
    await this.tables.stand(id, tableId);
    return { ok: true };
  }

  @Post('ready')
  @HttpCode(200)
  async ready(@Body() body: unknown, @Req() request: Request): Promise<TableView> {
    const { id } = await this.sessions.require(request.headers);
    return this.tables.ready(id, parse(readyBody, body));
  }

  @Post('decline')
  @HttpCode(200)
  async decline(@Body() body: unknown, @Req() request: Request): Promise<{ ok: true }> {
    const { id } = await this.sessions.require(request.headers);
    await this.tables.decline(id, parse(declineBody, body).check);
    return { ok: true };
  }
}

#!/usr/bin/env bash
# Repeats the field trial of the contract checker on a help desk in NestJS, whose document `@nestjs/swagger` writes and whose input class-validator judges.
#
#   scripts/trials/nest.sh FOLDER [options of the checker]
set -euo pipefail

folder=$(realpath -m "${1:?give a folder}")
shift
root=$(cd "$(dirname "$0")/../.." && pwd)

mkdir -p "$folder" && cd "$folder"
[ -f package.json ] || echo '{ "type": "module" }' > package.json
[ -d node_modules/@nestjs ] || npm install --no-audit --no-fund @nestjs/core @nestjs/common @nestjs/platform-express @nestjs/swagger @nestjs/jwt class-validator class-transformer reflect-metadata rxjs typescript@5.9 @types/node@20

cat > tsconfig.json << 'END'
{
  "compilerOptions": {
    "target": "es2022",
    "module": "nodenext",
    "moduleResolution": "nodenext",
    "experimentalDecorators": true,
    "emitDecoratorMetadata": true,
    "skipLibCheck": true,
    "strictNullChecks": true,
    "outDir": "dist",
    "rootDir": "src",
    "types": ["node"]
  },
  "include": ["src"]
}
END
mkdir -p src
cat > src/main.ts << 'END'
// The tickets of a help desk, written as the guides of NestJS on validation, authentication and OpenAPI write it.
import "reflect-metadata";
import {
  Body,
  type CanActivate,
  ConflictException,
  Controller,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Injectable,
  Module,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  Query,
  UnauthorizedException,
  UseGuards,
  ValidationPipe,
} from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { JwtModule, JwtService } from "@nestjs/jwt";
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
  ApiUnauthorizedResponse,
  DocumentBuilder,
  PartialType,
  SwaggerModule,
} from "@nestjs/swagger";
import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
} from "class-validator";
import { randomUUID } from "node:crypto";

enum Priority {
  Low = "low",
  Normal = "normal",
  High = "high",
}

enum Status {
  Open = "open",
  Closed = "closed",
}

class SignInDto {
  @ApiProperty()
  @IsString()
  username: string;
  @ApiProperty()
  @IsString()
  password: string;
}

class TokenDto {
  @ApiProperty()
  access_token: string;
}

class ProfileDto {
  @ApiProperty()
  sub: string;
  @ApiProperty()
  username: string;
}

class CreateTicketDto {
  @ApiProperty({ minLength: 3, maxLength: 120, example: "The printer is on fire" })
  @IsString()
  @Length(3, 120)
  title: string;
  @ApiPropertyOptional({ maxLength: 2000 })
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  description?: string;
  @ApiPropertyOptional({ enum: Priority, enumName: "Priority", default: Priority.Normal })
  @IsOptional()
  @IsEnum(Priority)
  priority?: Priority = Priority.Normal;
  @ApiPropertyOptional({ format: "email" })
  @IsOptional()
  @IsEmail()
  contact?: string;
  @ApiPropertyOptional({ type: [String], maxItems: 5 })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(5)
  @IsString({ each: true })
  labels?: string[];
}

class UpdateTicketDto extends PartialType(CreateTicketDto) {}

class TicketDto extends CreateTicketDto {
  @ApiProperty({ format: "uuid" })
  id: string;
  @ApiProperty({ enum: Status, enumName: "Status" })
  status: Status;
  @ApiProperty()
  createdAt: Date;
  @ApiProperty()
  reporter: string;
}

class CreateCommentDto {
  @ApiProperty({ minLength: 1, maxLength: 500 })
  @IsString()
  @Length(1, 500)
  text: string;
}

class CommentDto extends CreateCommentDto {
  @ApiProperty({ format: "uuid" })
  id: string;
  @ApiProperty()
  author: string;
}

class ListTicketsDto {
  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  page?: number = 1;
  @ApiPropertyOptional({ minimum: 1, maximum: 100, default: 20 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number = 20;
  @ApiPropertyOptional({ enum: Status, enumName: "Status" })
  @IsOptional()
  @IsEnum(Status)
  status?: Status;
  @ApiPropertyOptional({ enum: Priority, enumName: "Priority" })
  @IsOptional()
  @IsEnum(Priority)
  priority?: Priority;
}

class TicketPageDto {
  @ApiProperty({ type: [TicketDto] })
  items: TicketDto[];
  @ApiProperty()
  total: number;
}

@Injectable()
class AuthGuard implements CanActivate {
  constructor(private readonly jwtService: JwtService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest();
    const [type, token] = request.headers.authorization?.split(" ") ?? [];
    if (type !== "Bearer" || !token) throw new UnauthorizedException();
    try {
      request.user = await this.jwtService.verifyAsync(token);
    } catch {
      throw new UnauthorizedException();
    }
    return true;
  }
}

const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest().user.username,
);

@ApiTags("auth")
@Controller("auth")
class AuthController {
  private readonly users = [
    { userId: "1", username: "alice", password: "alice-secret" },
    { userId: "2", username: "bob", password: "bob-secret" },
  ];

  constructor(private readonly jwtService: JwtService) {}

  @Post("login")
  @HttpCode(200)
  @ApiOkResponse({ type: TokenDto })
  @ApiUnauthorizedResponse()
  async signIn(@Body() { username, password }: SignInDto): Promise<TokenDto> {
    const user = this.users.find((one) => one.username === username);
    if (user?.password !== password) throw new UnauthorizedException();
    return { access_token: await this.jwtService.signAsync({ sub: user.userId, username }) };
  }

  @Get("profile")
  @UseGuards(AuthGuard)
  @ApiBearerAuth()
  @ApiOkResponse({ type: ProfileDto })
  @ApiUnauthorizedResponse()
  async getProfile(@CurrentUser() username: string): Promise<ProfileDto> {
    return { sub: this.users.find((one) => one.username === username)!.userId, username };
  }
}

@Injectable()
class TicketsService {
  private readonly tickets = new Map<string, TicketDto>();
  private readonly comments = new Map<string, CommentDto[]>();

  create(ticket: CreateTicketDto, reporter: string): TicketDto {
    const created = { ...ticket, id: randomUUID(), status: Status.Open, createdAt: new Date(), reporter };
    this.tickets.set(created.id, created);
    this.comments.set(created.id, []);
    return created;
  }

  findAll({ page = 1, limit = 20, status, priority }: ListTicketsDto, reporter: string): TicketPageDto {
    const found = [...this.tickets.values()].filter(
      (one) =>
        one.reporter === reporter && (!status || one.status === status) && (!priority || one.priority === priority),
    );
    return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
  }

  findOne(id: string, reporter: string): TicketDto {
    const ticket = this.tickets.get(id);
    if (ticket?.reporter !== reporter) throw new NotFoundException(`There is no ticket ${id}`);
    return ticket;
  }

  update(id: string, changes: UpdateTicketDto, reporter: string): TicketDto {
    return Object.assign(this.findOne(id, reporter), changes);
  }

  remove(id: string, reporter: string): void {
    this.findOne(id, reporter);
    this.tickets.delete(id);
    this.comments.delete(id);
  }

  close(id: string, reporter: string): TicketDto {
    const ticket = this.findOne(id, reporter);
    if (ticket.status === Status.Closed) throw new ConflictException("The ticket is closed already");
    ticket.status = Status.Closed;
    return ticket;
  }

  addComment(id: string, comment: CreateCommentDto, author: string): CommentDto {
    this.findOne(id, author);
    const created = { ...comment, id: randomUUID(), author };
    this.comments.get(id)!.push(created);
    return created;
  }

  findComments(id: string, reporter: string): CommentDto[] {
    this.findOne(id, reporter);
    return this.comments.get(id)!;
  }

  removeComment(id: string, commentId: string, reporter: string): void {
    const comments = this.findComments(id, reporter);
    const index = comments.findIndex((one) => one.id === commentId);
    if (index < 0) throw new NotFoundException(`There is no comment ${commentId}`);
    comments.splice(index, 1);
  }
}

@ApiTags("tickets")
@ApiBearerAuth()
@ApiUnauthorizedResponse()
@UseGuards(AuthGuard)
@Controller("tickets")
class TicketsController {
  constructor(private readonly tickets: TicketsService) {}

  @Post()
  @ApiCreatedResponse({ type: TicketDto })
  create(@Body() ticket: CreateTicketDto, @CurrentUser() user: string): TicketDto {
    return this.tickets.create(ticket, user);
  }

  @Get()
  @ApiOkResponse({ type: TicketPageDto })
  findAll(@Query() query: ListTicketsDto, @CurrentUser() user: string): TicketPageDto {
    return this.tickets.findAll(query, user);
  }

  @Get(":id")
  @ApiOkResponse({ type: TicketDto })
  @ApiNotFoundResponse()
  findOne(@Param("id", ParseUUIDPipe) id: string, @CurrentUser() user: string): TicketDto {
    return this.tickets.findOne(id, user);
  }

  @Patch(":id")
  @ApiOkResponse({ type: TicketDto })
  @ApiNotFoundResponse()
  update(
    @Param("id", ParseUUIDPipe) id: string,
    @Body() changes: UpdateTicketDto,
    @CurrentUser() user: string,
  ): TicketDto {
    return this.tickets.update(id, changes, user);
  }

  @Delete(":id")
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse()
  remove(@Param("id", ParseUUIDPipe) id: string, @CurrentUser() user: string): void {
    this.tickets.remove(id, user);
  }

  @Post(":id/close")
  @HttpCode(200)
  @ApiOkResponse({ type: TicketDto })
  @ApiNotFoundResponse()
  @ApiConflictResponse({ description: "The ticket is closed already" })
  close(@Param("id", ParseUUIDPipe) id: string, @CurrentUser() user: string): TicketDto {
    return this.tickets.close(id, user);
  }

  @Get(":id/comments")
  @ApiOkResponse({ type: [CommentDto] })
  @ApiNotFoundResponse()
  findComments(@Param("id", ParseUUIDPipe) id: string, @CurrentUser() user: string): CommentDto[] {
    return this.tickets.findComments(id, user);
  }

  @Post(":id/comments")
  @ApiCreatedResponse({ type: CommentDto })
  @ApiNotFoundResponse()
  addComment(
    @Param("id", ParseUUIDPipe) id: string,
    @Body() comment: CreateCommentDto,
    @CurrentUser() user: string,
  ): CommentDto {
    return this.tickets.addComment(id, comment, user);
  }

  @Delete(":id/comments/:commentId")
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse()
  removeComment(
    @Param("id", ParseUUIDPipe) id: string,
    @Param("commentId", ParseUUIDPipe) commentId: string,
    @CurrentUser() user: string,
  ): void {
    this.tickets.removeComment(id, commentId, user);
  }
}

@Module({
  imports: [JwtModule.register({ global: true, secret: randomUUID(), signOptions: { expiresIn: "1h" } })],
  controllers: [AuthController, TicketsController],
  providers: [TicketsService],
})
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: ["error", "warn"] });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }));
const config = new DocumentBuilder().setTitle("Help desk").setVersion("1.0").addBearerAuth().build();
SwaggerModule.setup("api", app, () => SwaggerModule.createDocument(app, config));
await app.listen(4354, "127.0.0.1");
END
npx tsc -p .
node dist/main.js > server.log 2>&1 &
server=$!
trap 'kill "$server" 2> /dev/null || true' EXIT
curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused -o openapi.json http://127.0.0.1:4354/api-json

cat > contract-check.yaml << END
contracts: [openapi.json]
baseUrl: http://127.0.0.1:4354
users:
  alice: { login: { operationId: AuthController_signIn, body: { username: alice, password: alice-secret }, token: /access_token } }
  bob: { login: { operationId: AuthController_signIn, body: { username: bob, password: bob-secret }, token: /access_token } }
seed: 1
reports: [json=report.json, html=report.html, chat=-]
END
node "$root/scripts/contract-check/bin.mjs" "$@"

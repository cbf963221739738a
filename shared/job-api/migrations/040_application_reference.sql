-- What people say on the phone; the identifier stays for programs. See src/applications/keys.ts.
alter table application add column reference text unique
  check (reference ~ '^[23456789CFGHJMPQRVWX]{4}-[23456789CFGHJMPQRVWX]{4}$');

-- What is stored already gets one too, as likely to meet another as a new one: then another is drawn.
do $$
declare
  stored record;
  drawn text;
begin
  for stored in select id from application loop
    loop
      select string_agg(substr('23456789CFGHJMPQRVWX', 1 + floor(random() * 20)::integer, 1), '')
        into drawn from generate_series(1, 8);
      drawn := left(drawn, 4) || '-' || right(drawn, 4);
      exit when not exists (select from application where reference = drawn);
    end loop;
    update application set reference = drawn where id = stored.id;
  end loop;
end $$;

alter table application alter column reference set not null;

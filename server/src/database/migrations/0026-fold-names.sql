-- Texts as searches, lists and imports compare them, the same as `foldText` in packages/domain (ADR-0052): letters of
-- other keyboards as they are typed in ASCII, and every apostrophe, hyphen and space alike.
create or replace function fold(t text) returns text language sql immutable parallel safe as $$
  select case
    -- ASCII, which most texts are, takes a quarter of the time.
    when octet_length(t) = char_length(t) then
      btrim(regexp_replace(translate(lower(t collate "C"), E'\t\n\x0B\f\r''`-', '        '), '  +', ' ', 'g'))
    else
      btrim(regexp_replace(
        replace(replace(replace(replace(
          translate(
            regexp_replace(
              lower(normalize(t, NFKD) collate "und-x-icu") collate "C",
              '[\uFE00-\uFE0F\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u00AD\u061C\u0640\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]',
              '', 'g'),
            'ɑƀɓƃƈȼđðɖɗƌəǝɛɇƒǥɠɣħɦıɨɩɪɉȷƙĸłƚɫɬŋɲƞøɔɵƥɍɽŧƭʈʉʊʋⱳƴɏƶȥς',
            'abbbccdddddeeeefggghhiiiijjkkllllnnnoooprrtttuuvwyyzzσ'),
          'ß', 'ss'), 'þ', 'th'), 'œ', 'oe'), 'æ', 'ae'),
        '[\u0009-\u000D ''`\u0085\u02B9-\u02BF\u02C8\u055A\u05F3\u1680\u2010-\u2015\u2018-\u201B\u2028\u2029\u2032\u2035\u2043\u2212\uA78B\uA78C-]+',
        ' ', 'g'))
  end
$$;

-- A hyphen within a word of a search stays within it, as a space: `2026-0412` finds that number and no other.
create or replace function search_patterns(t text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'), '{}')
  from (
    select fold(part) as word
    from regexp_split_to_table(t, '[\u0009-\u000D \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+') as part
  ) as words
  where word <> ''
$$;

-- Stored folded columns are computed again where they change. No record has changed, so neither its version nor its
-- history does.
do $$
declare
  stored record;
begin
  for stored in
    select format('%I', folded.table_name) as of, folded.column_name as folded,
      regexp_replace(folded.column_name, '_folded$', '') as name
    from information_schema.columns as folded
    where folded.table_schema = current_schema() and folded.is_generated = 'ALWAYS' and folded.column_name like '%\_folded'
  loop
    execute format('alter table %s disable trigger user', stored.of);
    execute format('update %1$s set %2$I = %2$I where %3$I is distinct from fold(%2$I)', stored.of, stored.name, stored.folded);
    execute format('alter table %s enable trigger user', stored.of);
  end loop;
end $$;

-- Remembered heads of imports are stored folded.
select set_config('portal.history', 'off', true);
delete from import_columns one using import_columns other
  where one.kind = other.kind and one.id < other.id and fold(one.head) = fold(other.head);
update import_columns set head = fold(head) where head <> fold(head) and fold(head) <> '';
select set_config('portal.history', '', true);

-- People with one last name are in the order of their first names, as on screen.
drop index users_in_order;
create index users_in_order on users ((last_name_folded || chr(1) || name_folded), id);

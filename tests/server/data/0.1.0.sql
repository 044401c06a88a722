--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    number integer NOT NULL,
    game character varying(32) NOT NULL,
    person character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    text text NOT NULL,
    at character varying(32) NOT NULL
);


--
-- Name: chat_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.chat_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: chat_number_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.chat_number_seq OWNED BY public.chat.number;


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    game character varying(32) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    at character varying(32) NOT NULL
);


--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    id character varying(32) NOT NULL,
    head text NOT NULL,
    places text NOT NULL,
    is_replay boolean NOT NULL,
    info text NOT NULL,
    started character varying(32) NOT NULL,
    changed character varying(32) NOT NULL,
    status character varying(16) DEFAULT 'playing'::character varying NOT NULL,
    wish text DEFAULT '{"seats": []}'::text NOT NULL,
    host character varying(32),
    rematch character varying(32),
    shuffle text DEFAULT ''::text NOT NULL,
    clock text DEFAULT ''::text NOT NULL,
    deadline double precision
);


--
-- Name: guesses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guesses (
    id character varying(64) NOT NULL,
    until double precision NOT NULL
);


--
-- Name: mutes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mutes (
    person character varying(32) NOT NULL,
    other character varying(32) NOT NULL
);


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    number integer NOT NULL,
    person character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    kind character varying(16) NOT NULL,
    target character varying(500) NOT NULL,
    due double precision NOT NULL,
    tries integer NOT NULL
);


--
-- Name: notices_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.notices_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: notices_number_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.notices_number_seq OWNED BY public.notices.number;


--
-- Name: orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orders (
    number integer NOT NULL,
    kind character varying(16) NOT NULL,
    target character varying(64) NOT NULL,
    at character varying(32) NOT NULL
);


--
-- Name: orders_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.orders_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: orders_number_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.orders_number_seq OWNED BY public.orders.number;


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id character varying(400) NOT NULL,
    person character varying(32) NOT NULL,
    key bytea NOT NULL,
    count integer NOT NULL,
    name character varying(40) NOT NULL,
    created character varying(32) NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    login character varying(40),
    password text,
    mail character varying(254),
    wishes text NOT NULL,
    banned character varying(32),
    created character varying(32) NOT NULL,
    seen character varying(32) NOT NULL
);


--
-- Name: ratings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ratings (
    person character varying(32) NOT NULL,
    players integer NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    wins double precision NOT NULL
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    number integer NOT NULL,
    game character varying(32) NOT NULL,
    said integer,
    person character varying(32) NOT NULL,
    by character varying(32) NOT NULL,
    text text NOT NULL,
    at character varying(32) NOT NULL,
    closed character varying(32)
);


--
-- Name: reports_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.reports_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: reports_number_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.reports_number_seq OWNED BY public.reports.number;


--
-- Name: results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.results (
    game character varying(32) NOT NULL,
    seat integer NOT NULL,
    person character varying(32) NOT NULL,
    players integer NOT NULL,
    place integer NOT NULL,
    lowest integer NOT NULL,
    sources text NOT NULL,
    is_rated boolean NOT NULL,
    ended character varying(32) NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    game character varying(32) NOT NULL,
    seat integer NOT NULL,
    person character varying(32) NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id character varying(64) NOT NULL,
    person character varying(32) NOT NULL,
    agent character varying(200) NOT NULL,
    created character varying(32) NOT NULL,
    seen character varying(32) NOT NULL
);


--
-- Name: signs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.signs (
    name character varying(16) NOT NULL,
    at double precision NOT NULL
);


--
-- Name: spent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.spent (
    id character varying(64) NOT NULL,
    until double precision NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    endpoint character varying(500) NOT NULL,
    person character varying(32) NOT NULL,
    session character varying(64) NOT NULL,
    keys text NOT NULL,
    created character varying(32) NOT NULL
);


--
-- Name: chat number; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat ALTER COLUMN number SET DEFAULT nextval('public.chat_number_seq'::regclass);


--
-- Name: notices number; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices ALTER COLUMN number SET DEFAULT nextval('public.notices_number_seq'::regclass);


--
-- Name: orders number; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders ALTER COLUMN number SET DEFAULT nextval('public.orders_number_seq'::regclass);


--
-- Name: reports number; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports ALTER COLUMN number SET DEFAULT nextval('public.reports_number_seq'::regclass);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES
	('0004');


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES
	(1, 'vBGlt9lCBij6', 'YzzXW7tLYW9m', 'Ann', 'Hello, Bob! — good luck', '2026-11-18T01:53:56.889+00:00'),
	(2, 'vBGlt9lCBij6', '111inZ80wn3w', 'Bob', 'Thanks ''friend''; DROP TABLE', '2026-11-18T01:53:57.004+00:00');


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES
	('dJOgYIz4dHN3', 1, 0, 'trader J7', '2026-11-18T01:53:45.491+00:00'),
	('dJOgYIz4dHN3', 2, 0, 'swap 1t', '2026-11-18T01:53:45.770+00:00'),
	('dJOgYIz4dHN3', 3, 1, 'swap 1m', '2026-11-18T01:53:46.222+00:00'),
	('dJOgYIz4dHN3', 4, 1, 'priest J11', '2026-11-18T01:53:46.424+00:00'),
	('vBGlt9lCBij6', 1, 0, 'market K8', '2026-11-18T01:53:53.282+00:00'),
	('vBGlt9lCBij6', 2, 0, 'swap 1t 1s 2f 1m', '2026-11-18T01:53:53.395+00:00'),
	('vBGlt9lCBij6', 3, 1, 'trader I6', '2026-11-18T01:53:53.564+00:00'),
	('vBGlt9lCBij6', 4, 1, 'temple A1', '2026-11-18T01:53:53.631+00:00'),
	('vBGlt9lCBij6', 5, 2, 'king O10', '2026-11-18T01:53:53.802+00:00'),
	('vBGlt9lCBij6', 6, 2, 'swap 3t', '2026-11-18T01:53:53.934+00:00'),
	('vBGlt9lCBij6', 7, 0, 'priest F11', '2026-11-18T01:53:54.122+00:00'),
	('vBGlt9lCBij6', 8, 0, 'king J1', '2026-11-18T01:53:54.206+00:00'),
	('vBGlt9lCBij6', 9, 1, 'trader K10', '2026-11-18T01:53:54.434+00:00'),
	('vBGlt9lCBij6', 10, 1, 'king P1', '2026-11-18T01:53:54.571+00:00'),
	('vBGlt9lCBij6', 11, 2, 'swap 2t 3s', '2026-11-18T01:53:54.818+00:00'),
	('vBGlt9lCBij6', 12, 2, 'settlement N10', '2026-11-18T01:53:55.017+00:00'),
	('vBGlt9lCBij6', 13, 0, 'farm F1', '2026-11-18T01:53:55.354+00:00'),
	('vBGlt9lCBij6', 14, 0, 'catastrophe L9', '2026-11-18T01:53:55.482+00:00'),
	('vBGlt9lCBij6', 15, 1, 'king A2', '2026-11-18T01:53:55.591+00:00'),
	('vBGlt9lCBij6', 16, 1, 'settlement F6', '2026-11-18T01:53:55.666+00:00'),
	('vBGlt9lCBij6', 17, 2, 'farm O7', '2026-11-18T01:53:55.887+00:00'),
	('vBGlt9lCBij6', 18, 2, 'king C8', '2026-11-18T01:53:56.049+00:00'),
	('vBGlt9lCBij6', 19, 0, 'priest off', '2026-11-18T01:53:56.200+00:00'),
	('vBGlt9lCBij6', 20, 0, 'trader I8', '2026-11-18T01:53:56.278+00:00'),
	('vBGlt9lCBij6', 21, 1, 'farmer E10', '2026-11-18T01:53:56.526+00:00'),
	('vBGlt9lCBij6', 22, 1, 'undo 20', '2026-11-18T01:53:56.733+00:00'),
	('QiclWSQzoG0n', 1, 0, 'catastrophe H10', '2026-11-18T01:53:58.905+00:00'),
	('QiclWSQzoG0n', 2, 0, 'farmer L11', '2026-11-18T01:53:59.022+00:00'),
	('QiclWSQzoG0n', 3, 1, 'farm D7', '2026-11-18T01:53:59.268+00:00'),
	('QiclWSQzoG0n', 4, 1, 'swap 2t 1f 1m', '2026-11-18T01:53:59.394+00:00'),
	('QiclWSQzoG0n', 5, 0, 'temple A8', '2026-11-18T01:53:59.570+00:00'),
	('QiclWSQzoG0n', 6, 0, 'swap 1m', '2026-11-18T01:53:59.790+00:00'),
	('QiclWSQzoG0n', 7, 1, 'catastrophe I9', '2026-11-18T01:54:00.905+00:00'),
	('QiclWSQzoG0n', 8, 1, 'catastrophe H9', '2026-11-18T01:54:01.102+00:00'),
	('GP0vombhEg2p', 1, 0, 'farm A4', '2026-11-18T01:54:02.217+00:00'),
	('GP0vombhEg2p', 2, 0, 'priest B9', '2026-11-18T01:54:02.434+00:00'),
	('GP0vombhEg2p', 3, 1, 'settlement B11', '2026-11-18T01:54:02.621+00:00'),
	('GP0vombhEg2p', 4, 1, 'temple P8', '2026-11-18T01:54:02.854+00:00'),
	('GP0vombhEg2p', 5, 0, 'market H2', '2026-11-18T01:54:03.032+00:00'),
	('GP0vombhEg2p', 6, 0, 'priest N6', '2026-11-18T01:54:03.157+00:00'),
	('GP0vombhEg2p', 7, 1, 'priest F9', '2026-11-18T01:54:03.325+00:00'),
	('GP0vombhEg2p', 8, 1, 'priest off', '2026-11-18T01:54:03.386+00:00'),
	('GP0vombhEg2p', 9, 0, 'trader P3', '2026-11-18T01:54:03.610+00:00'),
	('GP0vombhEg2p', 10, 0, 'catastrophe J7', '2026-11-18T01:54:03.677+00:00'),
	('GP0vombhEg2p', 11, 1, 'swap 1f', '2026-11-18T01:54:03.866+00:00'),
	('GP0vombhEg2p', 12, 1, 'temple D1', '2026-11-18T01:54:03.991+00:00'),
	('GP0vombhEg2p', 13, 0, 'king G10', '2026-11-18T01:54:04.090+00:00'),
	('GP0vombhEg2p', 14, 0, 'catastrophe M7', '2026-11-18T01:54:04.145+00:00'),
	('GP0vombhEg2p', 15, 1, 'king C2', '2026-11-18T01:54:04.304+00:00'),
	('GP0vombhEg2p', 16, 1, 'temple E4', '2026-11-18T01:54:04.420+00:00');
INSERT INTO public.entries VALUES
	('GP0vombhEg2p', 17, 0, 'king P1', '2026-11-18T01:54:04.548+00:00'),
	('GP0vombhEg2p', 18, 0, 'settlement L1', '2026-11-18T01:54:04.646+00:00'),
	('GP0vombhEg2p', 19, 1, 'settlement B5', '2026-11-18T01:54:04.794+00:00'),
	('GP0vombhEg2p', 20, 1, 'temple L5', '2026-11-18T01:54:04.907+00:00'),
	('GP0vombhEg2p', 21, 0, 'farm G9', '2026-11-18T01:54:04.994+00:00'),
	('GP0vombhEg2p', 22, 0, 'trader B9', '2026-11-18T01:54:05.174+00:00'),
	('GP0vombhEg2p', 23, 1, 'king C8', '2026-11-18T01:54:05.236+00:00'),
	('GP0vombhEg2p', 24, 1, 'market L6', '2026-11-18T01:54:05.314+00:00'),
	('GP0vombhEg2p', 25, 0, 'trader F11', '2026-11-18T01:54:05.439+00:00'),
	('GP0vombhEg2p', 26, 0, 'priest G3', '2026-11-18T01:54:05.518+00:00'),
	('GP0vombhEg2p', 27, 1, 'swap 1t 1s', '2026-11-18T01:54:05.618+00:00'),
	('GP0vombhEg2p', 28, 1, 'farmer L4', '2026-11-18T01:54:05.729+00:00'),
	('GP0vombhEg2p', 29, 0, 'priest B1', '2026-11-18T01:54:05.814+00:00'),
	('GP0vombhEg2p', 30, 0, 'settlement C11', '2026-11-18T01:54:05.889+00:00'),
	('GP0vombhEg2p', 31, 1, 'priest F4', '2026-11-18T01:54:05.978+00:00'),
	('GP0vombhEg2p', 32, 1, 'king C1', '2026-11-18T01:54:06.073+00:00'),
	('GP0vombhEg2p', 33, 0, 'farm N4', '2026-11-18T01:54:06.187+00:00'),
	('GP0vombhEg2p', 34, 0, 'farmer K5', '2026-11-18T01:54:06.310+00:00'),
	('GP0vombhEg2p', 35, 0, 'commit 0', '2026-11-18T01:54:06.376+00:00'),
	('GP0vombhEg2p', 36, 1, 'commit 1', '2026-11-18T01:54:06.470+00:00'),
	('GP0vombhEg2p', 37, 1, 'farm D4', '2026-11-18T01:54:06.636+00:00'),
	('GP0vombhEg2p', 38, 1, 'trader H7', '2026-11-18T01:54:06.885+00:00'),
	('GP0vombhEg2p', 39, 0, 'swap 1t 1s 1f', '2026-11-18T01:54:07.105+00:00'),
	('GP0vombhEg2p', 40, 0, 'temple P10', '2026-11-18T01:54:07.246+00:00'),
	('GP0vombhEg2p', 41, 1, 'farmer J11', '2026-11-18T01:54:07.391+00:00'),
	('GP0vombhEg2p', 42, 1, 'market F9', '2026-11-18T01:54:07.560+00:00'),
	('GP0vombhEg2p', 43, 0, 'farm P5', '2026-11-18T01:54:07.735+00:00'),
	('GP0vombhEg2p', 44, 0, 'swap 1t 3s', '2026-11-18T01:54:07.899+00:00'),
	('GP0vombhEg2p', 45, 1, 'trader O8', '2026-11-18T01:54:08.062+00:00'),
	('GP0vombhEg2p', 46, 1, 'swap 1s 3f 2m', '2026-11-18T01:54:08.322+00:00'),
	('GP0vombhEg2p', 47, 0, 'market O10', '2026-11-18T01:54:08.550+00:00'),
	('GP0vombhEg2p', 48, 0, 'priest H7', '2026-11-18T01:54:09.260+00:00'),
	('GP0vombhEg2p', 49, 1, 'market N1', '2026-11-18T01:54:09.469+00:00'),
	('GP0vombhEg2p', 50, 1, 'catastrophe H1', '2026-11-18T01:54:09.836+00:00'),
	('GP0vombhEg2p', 51, 0, 'king P7', '2026-11-18T01:54:10.040+00:00'),
	('GP0vombhEg2p', 52, 0, 'priest E5', '2026-11-18T01:54:10.079+00:00'),
	('GP0vombhEg2p', 53, 0, 'commit 0', '2026-11-18T01:54:10.184+00:00'),
	('GP0vombhEg2p', 54, 1, 'commit 3', '2026-11-18T01:54:10.310+00:00'),
	('GP0vombhEg2p', 55, 1, 'temple D2', '2026-11-18T01:54:10.349+00:00'),
	('GP0vombhEg2p', 56, 1, 'trader A8', '2026-11-18T01:54:10.479+00:00'),
	('GP0vombhEg2p', 57, 0, 'priest E10', '2026-11-18T01:54:10.784+00:00'),
	('GP0vombhEg2p', 58, 0, 'farm G8', '2026-11-18T01:54:10.930+00:00'),
	('GP0vombhEg2p', 59, 1, 'swap 2t 1m', '2026-11-18T01:54:11.218+00:00'),
	('GP0vombhEg2p', 60, 1, 'farm F8', '2026-11-18T01:54:11.406+00:00'),
	('GP0vombhEg2p', 61, 0, 'market C9', '2026-11-18T01:54:11.647+00:00'),
	('GP0vombhEg2p', 62, 0, 'trader L4', '2026-11-18T01:54:11.757+00:00'),
	('GP0vombhEg2p', 63, 1, 'priest B9', '2026-11-18T01:54:11.870+00:00'),
	('GP0vombhEg2p', 64, 1, 'swap 1t 1f 3m', '2026-11-18T01:54:12.024+00:00'),
	('GP0vombhEg2p', 65, 0, 'king B1', '2026-11-18T01:54:12.266+00:00'),
	('GP0vombhEg2p', 66, 0, 'commit 0', '2026-11-18T01:54:12.431+00:00');
INSERT INTO public.entries VALUES
	('GP0vombhEg2p', 67, 1, 'commit 0', '2026-11-18T01:54:12.596+00:00'),
	('GP0vombhEg2p', 68, 0, 'swap 1s 1f', '2026-11-18T01:54:12.638+00:00'),
	('GP0vombhEg2p', 69, 1, 'king K10', '2026-11-18T01:54:12.810+00:00'),
	('GP0vombhEg2p', 70, 1, 'settlement P11', '2026-11-18T01:54:12.979+00:00'),
	('GP0vombhEg2p', 71, 0, 'king O8', '2026-11-18T01:54:13.246+00:00'),
	('GP0vombhEg2p', 72, 0, 'swap 3t 1m', '2026-11-18T01:54:13.696+00:00'),
	('GP0vombhEg2p', 73, 1, 'market A5', '2026-11-18T01:54:13.990+00:00'),
	('GP0vombhEg2p', 74, 1, 'trader M5', '2026-11-18T01:54:14.122+00:00'),
	('GP0vombhEg2p', 75, 1, 'commit 1', '2026-11-18T01:54:14.253+00:00'),
	('GP0vombhEg2p', 76, 0, 'commit 2', '2026-11-18T01:54:14.338+00:00'),
	('GP0vombhEg2p', 77, 0, 'market G2', '2026-11-18T01:54:14.474+00:00'),
	('GP0vombhEg2p', 78, 0, 'swap 1t 1s', '2026-11-18T01:54:14.630+00:00'),
	('GP0vombhEg2p', 79, 1, 'priest J1', '2026-11-18T01:54:14.787+00:00'),
	('GP0vombhEg2p', 80, 1, 'priest C2', '2026-11-18T01:54:14.887+00:00'),
	('GP0vombhEg2p', 81, 0, 'farmer N9', '2026-11-18T01:54:15.038+00:00'),
	('GP0vombhEg2p', 82, 0, 'priest G3', '2026-11-18T01:54:15.106+00:00'),
	('GP0vombhEg2p', 83, 1, 'farmer G10', '2026-11-18T01:54:15.222+00:00'),
	('GP0vombhEg2p', 84, 1, 'settlement F6', '2026-11-18T01:54:15.366+00:00'),
	('GP0vombhEg2p', 85, 0, 'king B1', '2026-11-18T01:54:15.475+00:00'),
	('GP0vombhEg2p', 86, 0, 'market H8', '2026-11-18T01:54:15.558+00:00'),
	('GP0vombhEg2p', 87, 1, 'temple I8', '2026-11-18T01:54:15.586+00:00'),
	('GP0vombhEg2p', 88, 1, 'farmer J1', '2026-11-18T01:54:15.679+00:00'),
	('GP0vombhEg2p', 89, 0, 'settlement P7', '2026-11-18T01:54:15.750+00:00'),
	('GP0vombhEg2p', 90, 0, 'market C6', '2026-11-18T01:54:15.818+00:00'),
	('GP0vombhEg2p', 91, 1, 'farm P4', '2026-11-18T01:54:15.994+00:00'),
	('GP0vombhEg2p', 92, 1, 'catastrophe H7', '2026-11-18T01:54:16.131+00:00'),
	('GP0vombhEg2p', 93, 0, 'settlement I5', '2026-11-18T01:54:16.318+00:00'),
	('GP0vombhEg2p', 94, 0, 'market M11', '2026-11-18T01:54:16.434+00:00'),
	('GP0vombhEg2p', 95, 1, 'temple M5', '2026-11-18T01:54:16.612+00:00'),
	('GP0vombhEg2p', 96, 1, 'market A10', '2026-11-18T01:54:16.818+00:00'),
	('GP0vombhEg2p', 97, 0, 'king C8', '2026-11-18T01:54:16.968+00:00'),
	('GP0vombhEg2p', 98, 0, 'settlement L3', '2026-11-18T01:54:17.050+00:00'),
	('GP0vombhEg2p', 99, 1, 'swap 2t', '2026-11-18T01:54:17.229+00:00'),
	('GP0vombhEg2p', 100, 1, 'temple D11', '2026-11-18T01:54:17.326+00:00'),
	('GP0vombhEg2p', 101, 0, 'market N8', '2026-11-18T01:54:17.598+00:00'),
	('GP0vombhEg2p', 102, 0, 'trader F11', '2026-11-18T01:54:17.774+00:00'),
	('GP0vombhEg2p', 103, 0, 'leave I7', '2026-11-18T01:54:17.826+00:00'),
	('GP0vombhEg2p', 104, 1, 'priest A8', '2026-11-18T01:54:17.936+00:00'),
	('GP0vombhEg2p', 105, 1, 'swap 3s 1f', '2026-11-18T01:54:18.071+00:00'),
	('GP0vombhEg2p', 106, 0, 'temple C10', '2026-11-18T01:54:18.238+00:00'),
	('GP0vombhEg2p', 107, 0, 'trader P9', '2026-11-18T01:54:18.310+00:00'),
	('GP0vombhEg2p', 108, 1, 'farm I1', '2026-11-18T01:54:18.386+00:00'),
	('GP0vombhEg2p', 109, 1, 'trader J8', '2026-11-18T01:54:18.562+00:00'),
	('GP0vombhEg2p', 110, 0, 'priest L4', '2026-11-18T01:54:18.790+00:00'),
	('GP0vombhEg2p', 111, 0, 'farm B4', '2026-11-18T01:54:18.862+00:00'),
	('GP0vombhEg2p', 112, 1, 'temple J6', '2026-11-18T01:54:18.952+00:00'),
	('GP0vombhEg2p', 113, 1, 'priest F2', '2026-11-18T01:54:19.082+00:00'),
	('GP0vombhEg2p', 114, 0, 'king I6', '2026-11-18T01:54:19.257+00:00'),
	('GP0vombhEg2p', 115, 0, 'market L10', '2026-11-18T01:54:19.388+00:00'),
	('GP0vombhEg2p', 116, 1, 'king G3', '2026-11-18T01:54:19.507+00:00');
INSERT INTO public.entries VALUES
	('GP0vombhEg2p', 117, 1, 'temple A2', '2026-11-18T01:54:19.626+00:00'),
	('GP0vombhEg2p', 118, 0, 'temple E7', '2026-11-18T01:54:19.721+00:00'),
	('GP0vombhEg2p', 119, 0, 'priest E10', '2026-11-18T01:54:19.782+00:00'),
	('GP0vombhEg2p', 120, 1, 'priest B9', '2026-11-18T01:54:19.926+00:00'),
	('GP0vombhEg2p', 121, 1, 'settlement J3', '2026-11-18T01:54:20.066+00:00'),
	('GP0vombhEg2p', 122, 0, 'king K5', '2026-11-18T01:54:20.206+00:00'),
	('GP0vombhEg2p', 123, 0, 'farm K9', '2026-11-18T01:54:20.286+00:00'),
	('GP0vombhEg2p', 124, 1, 'temple C8', '2026-11-18T01:54:20.446+00:00'),
	('GP0vombhEg2p', 125, 1, 'market G5', '2026-11-18T01:54:20.554+00:00'),
	('GP0vombhEg2p', 126, 0, 'swap 2t 2m', '2026-11-18T01:54:20.642+00:00'),
	('GP0vombhEg2p', 127, 0, 'temple K10', '2026-11-18T01:54:20.710+00:00'),
	('GP0vombhEg2p', 128, 1, 'priest D10', '2026-11-18T01:54:20.910+00:00'),
	('GP0vombhEg2p', 129, 1, 'commit 0', '2026-11-18T01:54:21.045+00:00'),
	('GP0vombhEg2p', 130, 0, 'commit 1', '2026-11-18T01:54:21.226+00:00'),
	('GP0vombhEg2p', 131, 1, 'farm M3', '2026-11-18T01:54:21.309+00:00'),
	('GP0vombhEg2p', 132, 0, 'farm M9', '2026-11-18T01:54:21.350+00:00'),
	('GP0vombhEg2p', 133, 0, 'settlement G6', '2026-11-18T01:54:21.399+00:00'),
	('GP0vombhEg2p', 134, 1, 'king M6', '2026-11-18T01:54:21.539+00:00'),
	('GP0vombhEg2p', 135, 1, 'commit 0', '2026-11-18T01:54:21.684+00:00'),
	('GP0vombhEg2p', 136, 0, 'commit 0', '2026-11-18T01:54:21.870+00:00'),
	('GP0vombhEg2p', 137, 1, 'farm L9', '2026-11-18T01:54:22.072+00:00'),
	('GP0vombhEg2p', 138, 0, 'king F4', '2026-11-18T01:54:22.230+00:00'),
	('GP0vombhEg2p', 139, 0, 'king L4', '2026-11-18T01:54:22.381+00:00'),
	('GP0vombhEg2p', 140, 1, 'settlement H4', '2026-11-18T01:54:22.510+00:00'),
	('GP0vombhEg2p', 141, 1, 'king K6', '2026-11-18T01:54:22.662+00:00'),
	('GP0vombhEg2p', 142, 1, 'commit 0', '2026-11-18T01:54:22.739+00:00'),
	('GP0vombhEg2p', 143, 0, 'commit 2', '2026-11-18T01:54:22.893+00:00'),
	('GP0vombhEg2p', 144, 0, 'trader off', '2026-11-18T01:54:22.978+00:00'),
	('GP0vombhEg2p', 145, 0, 'market P9', '2026-11-18T01:54:23.112+00:00'),
	('GP0vombhEg2p', 146, 1, 'farmer L11', '2026-11-18T01:54:23.320+00:00'),
	('GP0vombhEg2p', 147, 1, 'commit 0', '2026-11-18T01:54:23.381+00:00'),
	('GP0vombhEg2p', 148, 0, 'commit 2', '2026-11-18T01:54:23.458+00:00'),
	('GP0vombhEg2p', 149, 1, 'trader E6', '2026-11-18T01:54:23.571+00:00'),
	('GP0vombhEg2p', 150, 0, 'temple F7', '2026-11-18T01:54:23.686+00:00'),
	('GP0vombhEg2p', 151, 0, 'swap 1s 1f 2m', '2026-11-18T01:54:23.829+00:00'),
	('GP0vombhEg2p', 152, 1, 'farm H9', '2026-11-18T01:54:23.962+00:00'),
	('GP0vombhEg2p', 153, 1, 'settlement C1', '2026-11-18T01:54:24.050+00:00'),
	('GP0vombhEg2p', 154, 0, 'farmer F11', '2026-11-18T01:54:24.147+00:00'),
	('GP0vombhEg2p', 155, 0, 'trader J8', '2026-11-18T01:54:24.241+00:00'),
	('GP0vombhEg2p', 156, 0, 'commit 0', '2026-11-18T01:54:24.258+00:00'),
	('GP0vombhEg2p', 157, 1, 'commit 2', '2026-11-18T01:54:24.331+00:00'),
	('GP0vombhEg2p', 158, 1, 'king C2', '2026-11-18T01:54:24.366+00:00'),
	('GP0vombhEg2p', 159, 1, 'trader B3', '2026-11-18T01:54:24.450+00:00'),
	('GP0vombhEg2p', 160, 0, 'king P1', '2026-11-18T01:54:24.574+00:00'),
	('GP0vombhEg2p', 161, 0, 'farmer A3', '2026-11-18T01:54:24.806+00:00'),
	('GP0vombhEg2p', 162, 1, 'priest O2', '2026-11-18T01:54:24.990+00:00'),
	('GP0vombhEg2p', 163, 1, 'trader F2', '2026-11-18T01:54:25.094+00:00'),
	('GP0vombhEg2p', 164, 0, 'trader A1', '2026-11-18T01:54:25.189+00:00'),
	('GP0vombhEg2p', 165, 0, 'farmer J1', '2026-11-18T01:54:25.270+00:00'),
	('GP0vombhEg2p', 166, 1, 'farm M8', '2026-11-18T01:54:25.408+00:00');
INSERT INTO public.entries VALUES
	('GP0vombhEg2p', 167, 1, 'swap 1f', '2026-11-18T01:54:25.511+00:00'),
	('GP0vombhEg2p', 168, 0, 'settlement K5', '2026-11-18T01:54:25.625+00:00'),
	('GP0vombhEg2p', 169, 0, 'settlement A11', '2026-11-18T01:54:25.734+00:00'),
	('GP0vombhEg2p', 170, 1, 'market M10', '2026-11-18T01:54:25.815+00:00'),
	('GP0vombhEg2p', 171, 1, 'trader J5', '2026-11-18T01:54:25.931+00:00'),
	('GP0vombhEg2p', 172, 0, 'priest B9', '2026-11-18T01:54:26.137+00:00'),
	('GP0vombhEg2p', 173, 0, 'swap 3f', '2026-11-18T01:54:26.166+00:00'),
	('GP0vombhEg2p', 174, 1, 'priest I6', '2026-11-18T01:54:26.218+00:00'),
	('GP0vombhEg2p', 175, 1, 'leave I7', '2026-11-18T01:54:26.397+00:00'),
	('GP0vombhEg2p', 176, 1, 'farm I9', '2026-11-18T01:54:26.465+00:00'),
	('GP0vombhEg2p', 177, 0, 'swap 2f 1m', '2026-11-18T01:54:26.584+00:00'),
	('8UEf97u8PUxY', 1, 0, 'market I2', '2026-11-18T01:54:28.550+00:00'),
	('8UEf97u8PUxY', 2, 0, 'temple A8', '2026-11-18T01:54:28.637+00:00'),
	('8UEf97u8PUxY', 3, 1, 'farmer J7', '2026-11-18T01:54:28.736+00:00'),
	('8UEf97u8PUxY', 4, 1, 'catastrophe G4', '2026-11-18T01:54:28.806+00:00'),
	('8UEf97u8PUxY', 5, 2, 'king K2', '2026-11-18T01:54:28.938+00:00'),
	('8UEf97u8PUxY', 6, 2, 'swap 1t 1s 1f', '2026-11-18T01:54:29.131+00:00'),
	('8UEf97u8PUxY', 7, 0, 'settlement A11', '2026-11-18T01:54:29.190+00:00'),
	('8UEf97u8PUxY', 8, 0, 'swap 1s 2f', '2026-11-18T01:54:29.230+00:00'),
	('8UEf97u8PUxY', 9, 1, 'priest A9', '2026-11-18T01:54:29.270+00:00'),
	('8UEf97u8PUxY', 10, 1, 'swap 2t 2f 1m', '2026-11-18T01:54:29.311+00:00'),
	('8UEf97u8PUxY', 11, 2, 'swap 1s 1f 1m', '2026-11-18T01:54:29.359+00:00'),
	('8UEf97u8PUxY', 12, 2, 'king J11', '2026-11-18T01:54:29.444+00:00'),
	('8UEf97u8PUxY', 13, 0, 'swap 1t', '2026-11-18T01:54:29.496+00:00'),
	('8UEf97u8PUxY', 14, 0, 'king G3', '2026-11-18T01:54:29.576+00:00'),
	('8UEf97u8PUxY', 15, 1, 'settlement J4', '2026-11-18T01:54:29.656+00:00'),
	('8UEf97u8PUxY', 16, 1, 'farmer O10', '2026-11-18T01:54:29.751+00:00'),
	('8UEf97u8PUxY', 17, 2, 'temple E9', '2026-11-18T01:54:29.859+00:00'),
	('8UEf97u8PUxY', 18, 2, 'swap 1s 1m', '2026-11-18T01:54:29.884+00:00'),
	('8UEf97u8PUxY', 19, 0, 'market G5', '2026-11-18T01:54:29.971+00:00'),
	('8UEf97u8PUxY', 20, 0, 'temple G2', '2026-11-18T01:54:30.042+00:00'),
	('8UEf97u8PUxY', 21, 1, 'farm J9', '2026-11-18T01:54:30.143+00:00'),
	('8UEf97u8PUxY', 22, 1, 'temple H3', '2026-11-18T01:54:30.194+00:00'),
	('8UEf97u8PUxY', 23, 2, 'settlement C8', '2026-11-18T01:54:30.245+00:00'),
	('8UEf97u8PUxY', 24, 2, 'farmer N6', '2026-11-18T01:54:30.322+00:00'),
	('8UEf97u8PUxY', 25, 0, 'swap 2t 1f 1m', '2026-11-18T01:54:30.383+00:00'),
	('8UEf97u8PUxY', 26, 0, 'priest I3', '2026-11-18T01:54:30.482+00:00'),
	('8UEf97u8PUxY', 27, 1, 'priest L11', '2026-11-18T01:54:30.549+00:00'),
	('8UEf97u8PUxY', 28, 1, 'priest off', '2026-11-18T01:54:30.576+00:00'),
	('8UEf97u8PUxY', 29, 2, 'trader L1', '2026-11-18T01:54:30.624+00:00'),
	('8UEf97u8PUxY', 30, 2, 'farmer A9', '2026-11-18T01:54:30.634+00:00'),
	('8UEf97u8PUxY', 31, 0, 'swap 3t 1m', '2026-11-18T01:54:30.738+00:00'),
	('8UEf97u8PUxY', 32, 0, 'settlement F9', '2026-11-18T01:54:30.850+00:00'),
	('8UEf97u8PUxY', 33, 1, 'priest O8', '2026-11-18T01:54:30.915+00:00'),
	('8UEf97u8PUxY', 34, 1, 'priest L11', '2026-11-18T01:54:30.951+00:00'),
	('8UEf97u8PUxY', 35, 2, 'farmer B3', '2026-11-18T01:54:31.096+00:00'),
	('8UEf97u8PUxY', 36, 2, 'swap 1t 1f', '2026-11-18T01:54:31.180+00:00'),
	('8UEf97u8PUxY', 37, 0, 'settlement N1', '2026-11-18T01:54:31.454+00:00'),
	('8UEf97u8PUxY', 38, 0, 'trader F4', '2026-11-18T01:54:31.613+00:00'),
	('8UEf97u8PUxY', 39, 1, 'trader P1', '2026-11-18T01:54:31.747+00:00');
INSERT INTO public.entries VALUES
	('8UEf97u8PUxY', 40, 1, 'trader C2', '2026-11-18T01:54:31.900+00:00'),
	('8UEf97u8PUxY', 41, 2, 'priest H2', '2026-11-18T01:54:32.041+00:00'),
	('8UEf97u8PUxY', 42, 2, 'commit 0', '2026-11-18T01:54:32.241+00:00'),
	('8UEf97u8PUxY', 43, 0, 'commit 1', '2026-11-18T01:54:32.441+00:00'),
	('8UEf97u8PUxY', 44, 2, 'temple A5', '2026-11-18T01:54:32.586+00:00'),
	('8UEf97u8PUxY', 45, 0, 'market D2', '2026-11-18T01:54:32.777+00:00'),
	('8UEf97u8PUxY', 46, 0, 'king K2', '2026-11-18T01:54:32.861+00:00'),
	('8UEf97u8PUxY', 47, 1, 'king H4', '2026-11-18T01:54:33.102+00:00'),
	('8UEf97u8PUxY', 48, 1, 'farm B4', '2026-11-18T01:54:33.266+00:00'),
	('8UEf97u8PUxY', 49, 2, 'trader H2', '2026-11-18T01:54:33.407+00:00'),
	('8UEf97u8PUxY', 50, 2, 'swap 1t 1s', '2026-11-18T01:54:33.466+00:00'),
	('8UEf97u8PUxY', 51, 0, 'priest I8', '2026-11-18T01:54:33.551+00:00'),
	('8UEf97u8PUxY', 52, 0, 'farmer O8', '2026-11-18T01:54:33.682+00:00'),
	('8UEf97u8PUxY', 53, 0, 'commit 3', '2026-11-18T01:54:33.775+00:00'),
	('8UEf97u8PUxY', 54, 1, 'commit 1', '2026-11-18T01:54:33.921+00:00'),
	('8UEf97u8PUxY', 55, 1, 'priest B5', '2026-11-18T01:54:34.029+00:00'),
	('8UEf97u8PUxY', 56, 1, 'king P3', '2026-11-18T01:54:34.127+00:00'),
	('8UEf97u8PUxY', 57, 2, 'trader F11', '2026-11-18T01:54:34.283+00:00'),
	('8UEf97u8PUxY', 58, 2, 'temple K8', '2026-11-18T01:54:34.422+00:00'),
	('8UEf97u8PUxY', 59, 0, 'trader K10', '2026-11-18T01:54:34.662+00:00'),
	('8UEf97u8PUxY', 60, 0, 'priest H4', '2026-11-18T01:54:34.830+00:00'),
	('8UEf97u8PUxY', 61, 1, 'settlement A6', '2026-11-18T01:54:35.129+00:00'),
	('8UEf97u8PUxY', 62, 1, 'farmer B1', '2026-11-18T01:54:35.206+00:00'),
	('8UEf97u8PUxY', 63, 1, 'commit 0', '2026-11-18T01:54:35.497+00:00'),
	('8UEf97u8PUxY', 64, 2, 'commit 1', '2026-11-18T01:54:35.679+00:00'),
	('8UEf97u8PUxY', 65, 2, 'trader A2', '2026-11-18T01:54:35.806+00:00'),
	('8UEf97u8PUxY', 66, 2, 'commit 0', '2026-11-18T01:54:36.058+00:00'),
	('8UEf97u8PUxY', 67, 1, 'commit 0', '2026-11-18T01:54:36.275+00:00'),
	('8UEf97u8PUxY', 68, 2, 'swap 1f 3m', '2026-11-18T01:54:36.442+00:00'),
	('8UEf97u8PUxY', 69, 0, 'catastrophe L3', '2026-11-18T01:54:36.610+00:00'),
	('8UEf97u8PUxY', 70, 0, 'catastrophe D9', '2026-11-18T01:54:36.728+00:00'),
	('8UEf97u8PUxY', 71, 1, 'farm G9', '2026-11-18T01:54:36.944+00:00'),
	('8UEf97u8PUxY', 72, 1, 'market F5', '2026-11-18T01:54:37.021+00:00'),
	('8UEf97u8PUxY', 73, 2, 'farmer H2', '2026-11-18T01:54:37.134+00:00'),
	('8UEf97u8PUxY', 74, 2, 'farm K9', '2026-11-18T01:54:37.178+00:00'),
	('8UEf97u8PUxY', 75, 0, 'swap 1s 1m', '2026-11-18T01:54:37.310+00:00'),
	('8UEf97u8PUxY', 76, 0, 'trader F4', '2026-11-18T01:54:37.442+00:00'),
	('8UEf97u8PUxY', 77, 1, 'farm A4', '2026-11-18T01:54:37.702+00:00'),
	('8UEf97u8PUxY', 78, 1, 'farmer M5', '2026-11-18T01:54:37.791+00:00'),
	('8UEf97u8PUxY', 79, 2, 'swap 2t 2f 1m', '2026-11-18T01:54:37.933+00:00'),
	('8UEf97u8PUxY', 80, 2, 'market P9', '2026-11-18T01:54:38.054+00:00'),
	('8UEf97u8PUxY', 81, 0, 'swap 2t 1f', '2026-11-18T01:54:38.134+00:00'),
	('8UEf97u8PUxY', 82, 0, 'king I3', '2026-11-18T01:54:38.238+00:00'),
	('8UEf97u8PUxY', 83, 1, 'trader P1', '2026-11-18T01:54:38.366+00:00'),
	('8UEf97u8PUxY', 84, 1, 'king I6', '2026-11-18T01:54:38.551+00:00'),
	('8UEf97u8PUxY', 85, 2, 'catastrophe N10', '2026-11-18T01:54:38.668+00:00'),
	('8UEf97u8PUxY', 86, 2, 'temple P7', '2026-11-18T01:54:38.750+00:00'),
	('8UEf97u8PUxY', 87, 0, 'farmer J8', '2026-11-18T01:54:38.814+00:00'),
	('8UEf97u8PUxY', 88, 0, 'trader F2', '2026-11-18T01:54:38.863+00:00'),
	('8UEf97u8PUxY', 89, 1, 'catastrophe B9', '2026-11-18T01:54:38.950+00:00');
INSERT INTO public.entries VALUES
	('8UEf97u8PUxY', 90, 1, 'priest B1', '2026-11-18T01:54:39.118+00:00'),
	('8UEf97u8PUxY', 91, 2, 'swap 1t 1s 1m', '2026-11-18T01:54:39.232+00:00'),
	('8UEf97u8PUxY', 92, 2, 'settlement G7', '2026-11-18T01:54:39.310+00:00'),
	('8UEf97u8PUxY', 93, 0, 'farmer A2', '2026-11-18T01:54:39.457+00:00'),
	('8UEf97u8PUxY', 94, 0, 'trader J8', '2026-11-18T01:54:39.541+00:00'),
	('8UEf97u8PUxY', 95, 1, 'trader P8', '2026-11-18T01:54:39.670+00:00'),
	('8UEf97u8PUxY', 96, 1, 'swap 2s', '2026-11-18T01:54:39.788+00:00'),
	('8UEf97u8PUxY', 97, 2, 'catastrophe H10', '2026-11-18T01:54:39.882+00:00'),
	('8UEf97u8PUxY', 98, 2, 'swap 1s 2f', '2026-11-18T01:54:39.998+00:00'),
	('8UEf97u8PUxY', 99, 0, 'king J1', '2026-11-18T01:54:40.142+00:00'),
	('8UEf97u8PUxY', 100, 0, 'settlement K2', '2026-11-18T01:54:40.212+00:00'),
	('8UEf97u8PUxY', 101, 1, 'priest F4', '2026-11-18T01:54:40.305+00:00'),
	('8UEf97u8PUxY', 102, 1, 'market D6', '2026-11-18T01:54:40.378+00:00'),
	('8UEf97u8PUxY', 103, 2, 'priest B5', '2026-11-18T01:54:40.438+00:00'),
	('8UEf97u8PUxY', 104, 2, 'trader G10', '2026-11-18T01:54:40.589+00:00'),
	('8UEf97u8PUxY', 105, 0, 'swap 2t 2s 1f', '2026-11-18T01:54:40.702+00:00'),
	('8UEf97u8PUxY', 106, 0, 'farmer L1', '2026-11-18T01:54:40.867+00:00'),
	('8UEf97u8PUxY', 107, 1, 'priest F11', '2026-11-18T01:54:41.126+00:00'),
	('8UEf97u8PUxY', 108, 1, 'swap 1t 3f 2m', '2026-11-18T01:54:41.246+00:00'),
	('8UEf97u8PUxY', 109, 2, 'king N6', '2026-11-18T01:54:41.314+00:00'),
	('8UEf97u8PUxY', 110, 2, 'farm M2', '2026-11-18T01:54:41.402+00:00'),
	('8UEf97u8PUxY', 111, 0, 'farm D3', '2026-11-18T01:54:41.551+00:00'),
	('8UEf97u8PUxY', 112, 0, 'market F2', '2026-11-18T01:54:41.634+00:00'),
	('8UEf97u8PUxY', 113, 1, 'king O2', '2026-11-18T01:54:41.773+00:00'),
	('8UEf97u8PUxY', 114, 1, 'trader A9', '2026-11-18T01:54:41.854+00:00'),
	('8UEf97u8PUxY', 115, 2, 'farmer G3', '2026-11-18T01:54:41.994+00:00'),
	('8UEf97u8PUxY', 116, 2, 'swap 4t 2f', '2026-11-18T01:54:42.035+00:00'),
	('8UEf97u8PUxY', 117, 0, 'trader H7', '2026-11-18T01:54:42.129+00:00'),
	('8UEf97u8PUxY', 118, 0, 'king K7', '2026-11-18T01:54:42.237+00:00'),
	('8UEf97u8PUxY', 119, 1, 'farm N3', '2026-11-18T01:54:42.358+00:00'),
	('8UEf97u8PUxY', 120, 1, 'settlement C9', '2026-11-18T01:54:42.481+00:00'),
	('8UEf97u8PUxY', 121, 2, 'temple I6', '2026-11-18T01:54:42.617+00:00'),
	('8UEf97u8PUxY', 122, 2, 'king P3', '2026-11-18T01:54:42.682+00:00'),
	('8UEf97u8PUxY', 123, 2, 'commit 0', '2026-11-18T01:54:42.942+00:00'),
	('8UEf97u8PUxY', 124, 1, 'commit 3', '2026-11-18T01:54:43.062+00:00'),
	('8UEf97u8PUxY', 125, 0, 'king H2', '2026-11-18T01:54:43.134+00:00'),
	('8UEf97u8PUxY', 126, 0, 'farmer O8', '2026-11-18T01:54:43.156+00:00'),
	('8UEf97u8PUxY', 127, 1, 'king H6', '2026-11-18T01:54:43.291+00:00'),
	('8UEf97u8PUxY', 128, 1, 'king P1', '2026-11-18T01:54:43.339+00:00'),
	('8UEf97u8PUxY', 129, 2, 'temple E7', '2026-11-18T01:54:43.416+00:00'),
	('8UEf97u8PUxY', 130, 2, 'swap 3f', '2026-11-18T01:54:43.478+00:00'),
	('8UEf97u8PUxY', 131, 0, 'priest J1', '2026-11-18T01:54:43.598+00:00'),
	('8UEf97u8PUxY', 132, 0, 'swap 1t 1s', '2026-11-18T01:54:43.650+00:00'),
	('8UEf97u8PUxY', 133, 1, 'priest J11', '2026-11-18T01:54:43.739+00:00'),
	('8UEf97u8PUxY', 134, 1, 'priest I8', '2026-11-18T01:54:43.818+00:00'),
	('8UEf97u8PUxY', 135, 2, 'farm C7', '2026-11-18T01:54:43.923+00:00'),
	('8UEf97u8PUxY', 136, 2, 'settlement K3', '2026-11-18T01:54:43.998+00:00'),
	('8UEf97u8PUxY', 137, 0, 'trader L1', '2026-11-18T01:54:44.126+00:00'),
	('8UEf97u8PUxY', 138, 0, 'priest F4', '2026-11-18T01:54:44.150+00:00'),
	('8UEf97u8PUxY', 139, 1, 'priest P8', '2026-11-18T01:54:44.254+00:00');
INSERT INTO public.entries VALUES
	('8UEf97u8PUxY', 140, 1, 'trader N9', '2026-11-18T01:54:44.358+00:00'),
	('8UEf97u8PUxY', 141, 2, 'market I3', '2026-11-18T01:54:44.565+00:00'),
	('8UEf97u8PUxY', 142, 2, 'farmer A2', '2026-11-18T01:54:44.615+00:00'),
	('8UEf97u8PUxY', 143, 0, 'swap 3t', '2026-11-18T01:54:44.707+00:00'),
	('8UEf97u8PUxY', 144, 0, 'swap 2s 1f 1m', '2026-11-18T01:54:44.726+00:00'),
	('8UEf97u8PUxY', 145, 1, 'king F11', '2026-11-18T01:54:44.857+00:00'),
	('8UEf97u8PUxY', 146, 1, 'farm M8', '2026-11-18T01:54:44.890+00:00'),
	('MI1t2bfRuV83', 1, 0, 'king F9', '2026-11-18T01:54:46.222+00:00'),
	('MI1t2bfRuV83', 2, 0, 'settlement C5', '2026-11-18T01:54:46.352+00:00'),
	('MI1t2bfRuV83', 3, 1, 'catastrophe M11', '2026-11-18T01:54:46.538+00:00'),
	('MI1t2bfRuV83', 4, 1, 'priest J11', '2026-11-18T01:54:46.664+00:00'),
	('MI1t2bfRuV83', 5, 0, 'king I6', '2026-11-18T01:54:46.875+00:00'),
	('MI1t2bfRuV83', 6, 0, 'farm E2', '2026-11-18T01:54:46.951+00:00'),
	('MI1t2bfRuV83', 7, 1, 'swap 2t 2s', '2026-11-18T01:54:47.042+00:00'),
	('MI1t2bfRuV83', 8, 1, 'farmer J7', '2026-11-18T01:54:47.090+00:00'),
	('MI1t2bfRuV83', 9, 0, 'king F9', '2026-11-18T01:54:47.158+00:00'),
	('MI1t2bfRuV83', 10, 0, 'swap 2t 1s 2f 1m', '2026-11-18T01:54:47.253+00:00'),
	('MI1t2bfRuV83', 11, 1, 'swap 2t 1f 2m', '2026-11-18T01:54:47.374+00:00'),
	('MI1t2bfRuV83', 12, 1, 'priest F2', '2026-11-18T01:54:47.466+00:00'),
	('MI1t2bfRuV83', 13, 0, 'farmer I8', '2026-11-18T01:54:47.694+00:00'),
	('MI1t2bfRuV83', 14, 0, 'commit 1', '2026-11-18T01:54:47.786+00:00'),
	('MI1t2bfRuV83', 15, 1, 'commit 0', '2026-11-18T01:54:47.866+00:00'),
	('oy0oQj6UkFRu', 1, 0, 'farm A4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 2, 0, 'priest B9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 3, 1, 'settlement B11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 4, 1, 'temple P8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 5, 0, 'market H2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 6, 0, 'priest N6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 7, 1, 'priest F9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 8, 1, 'priest off', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 9, 0, 'trader P3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 10, 0, 'catastrophe J7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 11, 1, 'swap 1f', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 12, 1, 'temple D1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 13, 0, 'king G10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 14, 0, 'catastrophe M7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 15, 1, 'king C2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 16, 1, 'temple E4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 17, 0, 'king P1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 18, 0, 'settlement L1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 19, 1, 'settlement B5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 20, 1, 'temple L5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 21, 0, 'farm G9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 22, 0, 'trader B9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 23, 1, 'king C8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 24, 1, 'market L6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 25, 0, 'trader F11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 26, 0, 'priest G3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 27, 1, 'swap 1t 1s', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 28, 1, 'farmer L4', '2026-11-18T01:54:48.274+00:00');
INSERT INTO public.entries VALUES
	('oy0oQj6UkFRu', 29, 0, 'priest B1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 30, 0, 'settlement C11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 31, 1, 'priest F4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 32, 1, 'king C1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 33, 0, 'farm N4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 34, 0, 'farmer K5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 35, 0, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 36, 1, 'commit 1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 37, 1, 'farm D4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 38, 1, 'trader H7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 39, 0, 'swap 1t 1s 1f', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 40, 0, 'temple P10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 41, 1, 'farmer J11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 42, 1, 'market F9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 43, 0, 'farm P5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 44, 0, 'swap 1t 3s', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 45, 1, 'trader O8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 46, 1, 'swap 1s 3f 2m', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 47, 0, 'market O10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 48, 0, 'priest H7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 49, 1, 'market N1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 50, 1, 'catastrophe H1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 51, 0, 'king P7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 52, 0, 'priest E5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 53, 0, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 54, 1, 'commit 3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 55, 1, 'temple D2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 56, 1, 'trader A8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 57, 0, 'priest E10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 58, 0, 'farm G8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 59, 1, 'swap 2t 1m', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 60, 1, 'farm F8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 61, 0, 'market C9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 62, 0, 'trader L4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 63, 1, 'priest B9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 64, 1, 'swap 1t 1f 3m', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 65, 0, 'king B1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 66, 0, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 67, 1, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 68, 0, 'swap 1s 1f', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 69, 1, 'king K10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 70, 1, 'settlement P11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 71, 0, 'king O8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 72, 0, 'swap 3t 1m', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 73, 1, 'market A5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 74, 1, 'trader M5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 75, 1, 'commit 1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 76, 0, 'commit 2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 77, 0, 'market G2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 78, 0, 'swap 1t 1s', '2026-11-18T01:54:48.274+00:00');
INSERT INTO public.entries VALUES
	('oy0oQj6UkFRu', 79, 1, 'priest J1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 80, 1, 'priest C2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 81, 0, 'farmer N9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 82, 0, 'priest G3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 83, 1, 'farmer G10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 84, 1, 'settlement F6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 85, 0, 'king B1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 86, 0, 'market H8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 87, 1, 'temple I8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 88, 1, 'farmer J1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 89, 0, 'settlement P7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 90, 0, 'market C6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 91, 1, 'farm P4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 92, 1, 'catastrophe H7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 93, 0, 'settlement I5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 94, 0, 'market M11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 95, 1, 'temple M5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 96, 1, 'market A10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 97, 0, 'king C8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 98, 0, 'settlement L3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 99, 1, 'swap 2t', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 100, 1, 'temple D11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 101, 0, 'market N8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 102, 0, 'trader F11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 103, 0, 'leave I7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 104, 1, 'priest A8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 105, 1, 'swap 3s 1f', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 106, 0, 'temple C10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 107, 0, 'trader P9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 108, 1, 'farm I1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 109, 1, 'trader J8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 110, 0, 'priest L4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 111, 0, 'farm B4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 112, 1, 'temple J6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 113, 1, 'priest F2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 114, 0, 'king I6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 115, 0, 'market L10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 116, 1, 'king G3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 117, 1, 'temple A2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 118, 0, 'temple E7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 119, 0, 'priest E10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 120, 1, 'priest B9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 121, 1, 'settlement J3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 122, 0, 'king K5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 123, 0, 'farm K9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 124, 1, 'temple C8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 125, 1, 'market G5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 126, 0, 'swap 2t 2m', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 127, 0, 'temple K10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 128, 1, 'priest D10', '2026-11-18T01:54:48.274+00:00');
INSERT INTO public.entries VALUES
	('oy0oQj6UkFRu', 129, 1, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 130, 0, 'commit 1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 131, 1, 'farm M3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 132, 0, 'farm M9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 133, 0, 'settlement G6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 134, 1, 'king M6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 135, 1, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 136, 0, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 137, 1, 'farm L9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 138, 0, 'king F4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 139, 0, 'king L4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 140, 1, 'settlement H4', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 141, 1, 'king K6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 142, 1, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 143, 0, 'commit 2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 144, 0, 'trader off', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 145, 0, 'market P9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 146, 1, 'farmer L11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 147, 1, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 148, 0, 'commit 2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 149, 1, 'trader E6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 150, 0, 'temple F7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 151, 0, 'swap 1s 1f 2m', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 152, 1, 'farm H9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 153, 1, 'settlement C1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 154, 0, 'farmer F11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 155, 0, 'trader J8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 156, 0, 'commit 0', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 157, 1, 'commit 2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 158, 1, 'king C2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 159, 1, 'trader B3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 160, 0, 'king P1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 161, 0, 'farmer A3', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 162, 1, 'priest O2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 163, 1, 'trader F2', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 164, 0, 'trader A1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 165, 0, 'farmer J1', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 166, 1, 'farm M8', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 167, 1, 'swap 1f', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 168, 0, 'settlement K5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 169, 0, 'settlement A11', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 170, 1, 'market M10', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 171, 1, 'trader J5', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 172, 0, 'priest B9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 173, 0, 'swap 3f', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 174, 1, 'priest I6', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 175, 1, 'leave I7', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 176, 1, 'farm I9', '2026-11-18T01:54:48.274+00:00'),
	('oy0oQj6UkFRu', 177, 0, 'swap 2f 1m', '2026-11-18T01:54:48.274+00:00'),
	('DgqkWpSxCQEE', 1, 0, 'king F9', '2026-11-18T01:54:49.665+00:00');
INSERT INTO public.entries VALUES
	('DgqkWpSxCQEE', 2, 0, 'settlement C5', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 3, 1, 'catastrophe M11', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 4, 1, 'priest J11', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 5, 0, 'king I6', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 6, 0, 'farm E2', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 7, 1, 'swap 2t 2s', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 8, 1, 'farmer J7', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 9, 0, 'king F9', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 10, 0, 'swap 2t 1s 2f 1m', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 11, 1, 'swap 2t 1f 2m', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 12, 1, 'priest F2', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 13, 0, 'farmer I8', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 14, 0, 'commit 1', '2026-11-18T01:54:49.665+00:00'),
	('DgqkWpSxCQEE', 15, 1, 'commit 0', '2026-11-18T01:54:49.665+00:00'),
	('zDAuwJQoBWR2', 1, 0, 'temple O8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 2, 0, 'priest P3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 3, 1, 'market I2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 4, 1, 'temple P8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 5, 0, 'settlement P9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 6, 0, 'market H7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 7, 1, 'temple J1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 8, 1, 'king J7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 9, 0, 'farmer B3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 10, 0, 'king B9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 11, 1, 'temple K2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 12, 1, 'settlement O11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 13, 0, 'trader F4', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 14, 0, 'farm K9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 15, 1, 'temple F11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 16, 1, 'farm N3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 17, 0, 'market J2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 18, 0, 'settlement E10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 19, 1, 'market G7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 20, 1, 'trader G3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 21, 1, 'commit 0', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 22, 0, 'commit 1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 23, 0, 'market F7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 24, 0, 'temple L1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 25, 1, 'settlement O10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 26, 1, 'temple P1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 27, 0, 'market O2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 28, 0, 'settlement N9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 29, 1, 'temple K4', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 30, 1, 'farmer A2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 31, 1, 'commit 0', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 32, 0, 'commit 1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 33, 0, 'priest C2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 34, 0, 'settlement E9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 35, 1, 'farmer G3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 36, 1, 'settlement M10', '2026-11-18T01:54:49.928+00:00');
INSERT INTO public.entries VALUES
	('zDAuwJQoBWR2', 37, 0, 'temple A2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 38, 0, 'market H3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 39, 1, 'settlement L10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 40, 1, 'farm D4', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 41, 0, 'farm J9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 42, 0, 'farm N4', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 43, 1, 'market I3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 44, 0, 'leave F3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 45, 1, 'catastrophe G7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 46, 0, 'settlement I4', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 47, 0, 'market N2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 48, 1, 'farm L9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 49, 1, 'farm M2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 50, 0, 'market J3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 51, 0, 'monument black-green I2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 52, 0, 'farm M9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 53, 1, 'farm E1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 54, 1, 'trader L2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 55, 1, 'commit 0', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 56, 0, 'commit 0', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 57, 1, 'leave N5', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 58, 0, 'temple I5', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 59, 0, 'farm M1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 60, 1, 'priest K10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 61, 1, 'farm I9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 62, 0, 'temple A8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 63, 0, 'market M11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 64, 1, 'temple P10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 65, 1, 'market O1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 66, 0, 'farm M8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 67, 0, 'settlement L8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 68, 1, 'temple N10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 69, 1, 'farm H9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 70, 0, 'market J8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 71, 0, 'farm M7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 72, 1, 'settlement P7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 73, 1, 'settlement L11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 74, 0, 'farm M3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 75, 0, 'temple J11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 76, 1, 'market N11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 77, 1, 'temple F9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 78, 0, 'settlement H4', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 79, 0, 'farm N7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 80, 1, 'temple H2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 81, 1, 'farm O7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 82, 0, 'temple I8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 83, 0, 'settlement M6', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 84, 1, 'temple H10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 85, 1, 'settlement J5', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 86, 0, 'farm G9', '2026-11-18T01:54:49.928+00:00');
INSERT INTO public.entries VALUES
	('zDAuwJQoBWR2', 87, 0, 'temple A1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 88, 1, 'farm F8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 89, 1, 'settlement F6', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 90, 0, 'settlement N6', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 91, 1, 'leave N5', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 92, 0, 'temple K3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 93, 1, 'temple C1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 94, 1, 'farm E8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 95, 0, 'catastrophe G9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 96, 0, 'temple G10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 97, 1, 'temple A3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 98, 1, 'temple I10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 99, 0, 'market K8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 100, 0, 'trader F2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 101, 0, 'commit 0', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 102, 1, 'commit 2', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 103, 1, 'temple I11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 104, 1, 'market N1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 105, 1, 'decline', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 106, 0, 'temple G11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 107, 0, 'monument red-green F10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 108, 0, 'market O3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 109, 1, 'temple B1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 110, 1, 'monument black-red A1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 111, 1, 'market M5', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 112, 0, 'settlement E11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 113, 0, 'temple H11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 114, 0, 'decline', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 115, 1, 'temple L4', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 116, 1, 'temple N8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 117, 0, 'temple L3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 118, 0, 'monument red-blue K3', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 119, 0, 'temple C9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 120, 1, 'settlement E7', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 121, 1, 'temple J10', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 122, 0, 'market D9', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 123, 0, 'commit 0', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 124, 1, 'commit 1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 125, 0, 'king P11', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 126, 0, 'commit 0', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 127, 1, 'commit 1', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 128, 1, 'farm D8', '2026-11-18T01:54:49.928+00:00'),
	('zDAuwJQoBWR2', 129, 1, 'market C8', '2026-11-18T01:54:49.928+00:00'),
	('D1Uq42rawfsr', 1, 0, 'farm A4', '2026-11-18T01:54:50.698+00:00'),
	('D1Uq42rawfsr', 2, 0, 'swap 1s 1f', '2026-11-18T01:54:50.798+00:00'),
	('D1Uq42rawfsr', 3, 1, 'trader L11', '2026-11-18T01:54:51.231+00:00'),
	('D1Uq42rawfsr', 4, 1, 'trader C2', '2026-11-18T01:54:51.477+00:00'),
	('d0zVhKNqSwnH', 1, 0, 'farmer H7', '2026-11-18T01:54:51.790+00:00'),
	('d0zVhKNqSwnH', 2, 0, 'farm P5', '2026-11-18T01:54:51.861+00:00'),
	('d0zVhKNqSwnH', 3, 1, 'swap 1t 1s 2m', '2026-11-18T01:54:52.007+00:00');
INSERT INTO public.entries VALUES
	('d0zVhKNqSwnH', 4, 1, 'trader C2', '2026-11-18T01:54:52.129+00:00'),
	('d0zVhKNqSwnH', 5, 0, 'swap 1t 3s 1f', '2026-11-18T01:54:52.150+00:00'),
	('d0zVhKNqSwnH', 6, 0, 'swap 1t 3f', '2026-11-18T01:54:52.209+00:00'),
	('d0zVhKNqSwnH', 7, 1, 'farmer L11', '2026-11-18T01:54:52.313+00:00'),
	('d0zVhKNqSwnH', 8, 1, 'farmer B9', '2026-11-18T01:54:52.422+00:00'),
	('d0zVhKNqSwnH', 9, 0, 'farmer L1', '2026-11-18T01:54:52.595+00:00');


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES
	('dJOgYIz4dHN3', 'shedu 1
rules modern
players lion bull
seed 233011524437598711
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Eve","person":"6AGKNvFTKAUg","left":null}]', false, '{"id":"dJOgYIz4dHN3","status":"stopped","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Eve","person":"6AGKNvFTKAUg","left":null}],"terms":{"access":"open","spectators":true,"clock":{"type":"real-time","budget":600,"increment":10},"timeout":"stop","level":"skilled"},"host":"111inZ80wn3w","ply":4,"turn":3,"to_decide":null,"started":"2026-11-18T01:53:44.253+00:00","changed":"2026-11-18T01:53:46.653+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:53:44.253+00:00', '2026-11-18T01:53:46.653+00:00', 'stopped', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":""},{"dynasty":"bull","kind":"open","level":null,"name":""}],"preset":"modern","options":[],"first":"lion","seed":null,"terms":{"access":"open","spectators":true,"clock":{"type":"real-time","budget":600,"increment":10},"timeout":"stop","level":"skilled"},"seal":""}', '111inZ80wn3w', NULL, '{"secret":"9d32060a036800999454fd1c1c4015b1ec1b193c3a9264ec5ef08ca65b4532ac","contributions":{},"seals":{},"opening":null,"first":"chosen"}', '{"left":[-9397.0,603.0],"ticking":null,"since":1800010014.0}', NULL),
	('pXIqhS5oWO8f', '', '[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"archer","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null},{"dynasty":"pot","kind":"bot","level":"novice","name":"","person":null,"left":null},{"dynasty":"bull","kind":"open","level":null,"name":"","person":null,"left":null}]', false, '{"id":"pXIqhS5oWO8f","status":"waiting","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"archer","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null},{"dynasty":"pot","kind":"bot","level":"novice","name":"","person":null,"left":null},{"dynasty":"bull","kind":"open","level":null,"name":"","person":null,"left":null}],"terms":{"access":"open","spectators":true,"clock":{"type":"turn-based","days":3},"timeout":"bot","level":"novice"},"host":"YzzXW7tLYW9m","ply":0,"turn":1,"to_decide":null,"started":"2026-11-18T01:53:47.775+00:00","changed":"2026-11-18T01:53:48.137+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:53:47.775+00:00', '2026-11-18T01:53:48.137+00:00', 'waiting', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":""},{"dynasty":"bull","kind":"open","level":null,"name":""},{"dynasty":"pot","kind":"bot","level":"novice","name":""},{"dynasty":"archer","kind":"open","level":null,"name":""}],"preset":"modern","options":[],"first":"bull","seed":null,"terms":{"access":"open","spectators":true,"clock":{"type":"turn-based","days":3},"timeout":"bot","level":"novice"},"seal":"5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"}', 'YzzXW7tLYW9m', NULL, '{"secret":"c3ccd192a8b68f3ef7f58c1e8ea5970437cdb5fc5b40ef7bd47897f62869c888","contributions":{},"seals":{"lion":"5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720","archer":"5d0b193317e951a7444b9bd4c632e0f1793fcbdfad115ae4caeba4f7ae39cca5"},"opening":null,"first":""}', '', NULL),
	('aYnCXKC8WtGn', '', '[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null}]', false, '{"id":"aYnCXKC8WtGn","status":"waiting","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null}],"terms":{"access":"open","spectators":true,"clock":{"type":"real-time","budget":600,"increment":10},"timeout":"stop","level":"skilled"},"host":"YzzXW7tLYW9m","ply":0,"turn":1,"to_decide":null,"started":"2026-11-18T01:53:49.039+00:00","changed":"2026-11-18T01:53:51.181+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:53:49.039+00:00', '2026-11-18T01:53:51.181+00:00', 'waiting', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":""},{"dynasty":"bull","kind":"open","level":null,"name":""}],"preset":"modern","options":[],"first":null,"seed":null,"terms":{"access":"open","spectators":true,"clock":{"type":"real-time","budget":600,"increment":10},"timeout":"stop","level":"skilled"},"seal":"5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"}', 'YzzXW7tLYW9m', NULL, '{"secret":"505c4b8fd926f38c3879252c3183085016b64144fcf509209319a0d77e501b94","contributions":{"lion":"00112233445566778899aabbccddeeff"},"seals":{"lion":"5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720","bull":"5d0b193317e951a7444b9bd4c632e0f1793fcbdfad115ae4caeba4f7ae39cca5"},"opening":1800010014.0,"first":""}', '', NULL),
	('d0zVhKNqSwnH', 'shedu 1
rules classic-1997
players pot archer
seed 7
moves
', '[{"dynasty":"pot","kind":"human","level":null,"name":"Two","person":null,"left":null},{"dynasty":"archer","kind":"human","level":null,"name":"One","person":null,"left":null}]', false, '{"id":"d0zVhKNqSwnH","status":"playing","preset":"classic-1997","options":[],"seats":[{"dynasty":"pot","kind":"human","level":null,"name":"Two","person":null,"left":null},{"dynasty":"archer","kind":"human","level":null,"name":"One","person":null,"left":null}],"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"host":null,"ply":9,"turn":5,"to_decide":0,"started":"2026-11-18T01:54:51.639+00:00","changed":"2026-11-18T01:54:52.595+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:54:51.639+00:00', '2026-11-18T01:54:52.595+00:00', 'playing', '{"seats":[{"dynasty":"archer","kind":"human","level":null,"name":"One"},{"dynasty":"pot","kind":"human","level":null,"name":"Two"}],"preset":"classic-1997","options":[],"first":"pot","seed":7,"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', NULL, NULL, '', '', NULL),
	('QiclWSQzoG0n', 'shedu 1
rules modern
players lion bull
seed 8283218136011537138
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Cyd","person":"mcwgIf4xTRCi","left":null},{"dynasty":"bull","kind":"bot","level":"random","name":"Dan","person":null,"left":"qhgpfKqhzHGU"}]', false, '{"id":"QiclWSQzoG0n","status":"playing","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Cyd","person":"mcwgIf4xTRCi","left":null},{"dynasty":"bull","kind":"bot","level":"random","name":"Dan","person":null,"left":"qhgpfKqhzHGU"}],"terms":{"access":"invited","spectators":false,"clock":null,"timeout":"bot","level":"skilled"},"host":"mcwgIf4xTRCi","ply":8,"turn":5,"to_decide":0,"started":"2026-11-18T01:53:57.386+00:00","changed":"2026-11-18T01:54:01.102+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:53:57.386+00:00', '2026-11-18T01:54:01.102+00:00', 'playing', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":""},{"dynasty":"bull","kind":"open","level":null,"name":""}],"preset":"modern","options":[],"first":"lion","seed":null,"terms":{"access":"invited","spectators":false,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', 'mcwgIf4xTRCi', NULL, '{"secret":"49b9200b1bfa44a395f7b172fdbbfcee687a75c15769ed6022a5b00656022834","contributions":{},"seals":{},"opening":null,"first":"chosen"}', '', NULL),
	('vBGlt9lCBij6', 'shedu 1
rules modern
players lion bull pot
seed 13845781424215515656
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null},{"dynasty":"pot","kind":"human","level":null,"name":"Cyd","person":"mcwgIf4xTRCi","left":null}]', false, '{"id":"vBGlt9lCBij6","status":"playing","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null},{"dynasty":"pot","kind":"human","level":null,"name":"Cyd","person":"mcwgIf4xTRCi","left":null}],"terms":{"access":"open","spectators":true,"clock":{"type":"turn-based","days":3},"timeout":"bot","level":"novice"},"host":"YzzXW7tLYW9m","ply":20,"turn":11,"to_decide":1,"started":"2026-11-18T01:53:51.874+00:00","changed":"2026-11-18T01:53:56.733+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:53:51.874+00:00', '2026-11-18T01:53:56.733+00:00', 'playing', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":""},{"dynasty":"bull","kind":"open","level":null,"name":""},{"dynasty":"pot","kind":"open","level":null,"name":""}],"preset":"modern","options":[],"first":"lion","seed":null,"terms":{"access":"open","spectators":true,"clock":{"type":"turn-based","days":3},"timeout":"bot","level":"novice"},"seal":""}', 'YzzXW7tLYW9m', NULL, '{"secret":"e90e08647ddd810faf6f940dfba5a6fabce669d3429470c4ad48ce760f4aedda","contributions":{},"seals":{},"opening":null,"first":"chosen"}', '{"left":[259193.0,259193.0,259193.0],"ticking":1,"since":1800010087.5}', 1800269280.5),
	('D1Uq42rawfsr', 'shedu 1
rules modern
players lion bull
seed 5
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Grandma","person":null,"left":null},{"dynasty":"bull","kind":"bot","level":"random","name":"Chip","person":null,"left":null}]', false, '{"id":"D1Uq42rawfsr","status":"playing","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Grandma","person":null,"left":null},{"dynasty":"bull","kind":"bot","level":"random","name":"Chip","person":null,"left":null}],"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"host":null,"ply":4,"turn":3,"to_decide":0,"started":"2026-11-18T01:54:50.632+00:00","changed":"2026-11-18T01:54:51.477+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:54:50.632+00:00', '2026-11-18T01:54:51.477+00:00', 'playing', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Grandma"},{"dynasty":"bull","kind":"bot","level":"random","name":"Chip"}],"preset":"modern","options":[],"first":"lion","seed":5,"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', NULL, NULL, '', '', NULL),
	('b6KI9VUujuH9', '', '[{"dynasty":"lion","kind":"open","level":null,"name":"","person":null,"left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null}]', false, '{"id":"b6KI9VUujuH9","status":"waiting","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"open","level":null,"name":"","person":null,"left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null}],"terms":{"access":"open","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"host":"111inZ80wn3w","ply":0,"turn":1,"to_decide":null,"started":"2026-11-18T01:54:27.355+00:00","changed":"2026-11-18T01:54:27.355+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:54:27.355+00:00', '2026-11-18T01:54:27.355+00:00', 'waiting', '{"seats":[{"dynasty":"lion","kind":"open","level":null,"name":""},{"dynasty":"bull","kind":"human","level":null,"name":""}],"preset":"modern","options":[],"first":null,"seed":null,"terms":{"access":"open","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', '111inZ80wn3w', NULL, '{"secret":"8f23adcbd743768528dab4bc841827ee31e1e35b2548e7f01691656f206e5e13","contributions":{},"seals":{},"opening":null,"first":""}', '', NULL),
	('GP0vombhEg2p', 'shedu 1
rules modern
players lion bull
seed 4071859434077518646
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null}]', false, '{"id":"GP0vombhEg2p","status":"over","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null}],"terms":{"access":"open","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"host":"YzzXW7tLYW9m","ply":177,"turn":79,"to_decide":null,"started":"2026-11-18T01:54:01.422+00:00","changed":"2026-11-18T01:54:26.584+00:00","is_over":true,"winners":[0],"is_replay":false,"deadline":null}', '2026-11-18T01:54:01.422+00:00', '2026-11-18T01:54:26.584+00:00', 'over', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":""},{"dynasty":"bull","kind":"open","level":null,"name":""}],"preset":"modern","options":[],"first":"lion","seed":null,"terms":{"access":"open","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', 'YzzXW7tLYW9m', 'b6KI9VUujuH9', '{"secret":"31ef65ebb929f7ca1319cf8941d7e51ee3e1baeecdc83cfe66f15ace74fb1fc7","contributions":{},"seals":{},"opening":null,"first":"chosen"}', '', NULL),
	('8UEf97u8PUxY', 'shedu 1
rules modern
players lion bull pot
seed 11752609339868938884
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Cyd","person":"mcwgIf4xTRCi","left":null},{"dynasty":"pot","kind":"human","level":null,"name":"Dan","person":"qhgpfKqhzHGU","left":null}]', false, '{"id":"8UEf97u8PUxY","status":"over","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Cyd","person":"mcwgIf4xTRCi","left":null},{"dynasty":"pot","kind":"human","level":null,"name":"Dan","person":"qhgpfKqhzHGU","left":null}],"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"host":"111inZ80wn3w","ply":146,"turn":68,"to_decide":null,"started":"2026-11-18T01:54:27.831+00:00","changed":"2026-11-18T01:54:44.890+00:00","is_over":true,"winners":[0],"is_replay":false,"deadline":null}', '2026-11-18T01:54:27.831+00:00', '2026-11-18T01:54:44.890+00:00', 'over', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":""},{"dynasty":"bull","kind":"open","level":null,"name":""},{"dynasty":"pot","kind":"open","level":null,"name":""}],"preset":"modern","options":[],"first":"lion","seed":null,"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', '111inZ80wn3w', NULL, '{"secret":"9ab7f5ef45e20105a6a65adbc212f1d18f79e50738b3c299f74baf53dea1c220","contributions":{},"seals":{},"opening":null,"first":"chosen"}', '', NULL),
	('MI1t2bfRuV83', 'shedu 1
rules modern
players lion bull
seed 6125661800149620929
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null}]', false, '{"id":"MI1t2bfRuV83","status":"playing","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":"YzzXW7tLYW9m","left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":"111inZ80wn3w","left":null}],"terms":{"access":"open","spectators":true,"clock":{"type":"real-time","budget":600,"increment":10},"timeout":"stop","level":"skilled"},"host":"YzzXW7tLYW9m","ply":15,"turn":7,"to_decide":0,"started":"2026-11-18T01:54:45.472+00:00","changed":"2026-11-18T01:54:47.866+00:00","is_over":false,"winners":[],"is_replay":false,"deadline":null}', '2026-11-18T01:54:45.472+00:00', '2026-11-18T01:54:47.866+00:00', 'playing', '{"seats":[{"dynasty":"lion","kind":"human","level":null,"name":""},{"dynasty":"bull","kind":"open","level":null,"name":""}],"preset":"modern","options":[],"first":"lion","seed":null,"terms":{"access":"open","spectators":true,"clock":{"type":"real-time","budget":600,"increment":10},"timeout":"stop","level":"skilled"},"seal":""}', 'YzzXW7tLYW9m', NULL, '{"secret":"36b4cc85ca2d0d6d525f8a9b80621af938e464b26d1a5e0aff7adcdaaa6fe2fc","contributions":{},"seals":{},"opening":null,"first":"chosen"}', '{"left":[615.5,615.5],"ticking":0,"since":1800011288.0}', 1800011903.5),
	('oy0oQj6UkFRu', 'shedu 1
rules modern
players lion bull
seed 4071859434077518646
position
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
 1 .  .  .  .  ~  ~  ~  ~  ~  .  t* .  ~  .  .  .
 2 .  t* .  .  ~  .  .  .  .  .  .  .  ~  .  .  t*
 3 .  .  .  ~  ~  t* .  .  .  .  .  .  ~  ~  .  .
 4 ~  ~  ~  ~  .  .  .  .  .  .  .  .  .  ~  ~  ~
 5 .  .  .  .  .  .  .  .  .  .  .  .  .  t* ~  ~
 6 .  .  .  .  .  .  .  .  .  .  .  .  .  .  ~  .
 7 ~  ~  ~  ~  .  .  .  .  t* .  .  .  ~  ~  ~  .
 8 .  t* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  t* .
10 .  .  .  .  .  t* .  .  .  .  .  .  .  .  .  .
11 .  .  .  .  .  .  .  .  .  .  t* .  .  .  .  .
hand lion 2t 2s 2f
points lion black 0 red 0 blue 0 green 0
treasures lion 0
catastrophes lion 2
hand bull 3t 1s 2f
points bull black 0 red 0 blue 0 green 0
treasures bull 0
catastrophes bull 2
bag 42t 27s 32f 30m
draws m t m f s m t f t s s f f m s s m s s f m t f f s m t f t t f t t m m t m f m t t t f m m t m m s t t s t t t m m s f s f t m m s f t t m s t f t f t m s s s m t m s f f f t t t t m f t f s m t f m s t m t t s f t t f t s f s s f f t s f f m s f f t m t t m f s
turn lion 2
end
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":null,"left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":null,"left":null}]', true, '{"id":"oy0oQj6UkFRu","status":"over","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":null,"left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":null,"left":null}],"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"host":"YzzXW7tLYW9m","ply":177,"turn":79,"to_decide":null,"started":"2026-11-18T01:54:48.274+00:00","changed":"2026-11-18T01:54:48.274+00:00","is_over":true,"winners":[0],"is_replay":true,"deadline":null}', '2026-11-18T01:54:48.274+00:00', '2026-11-18T01:54:48.274+00:00', 'over', '{"seats":[],"preset":"modern","options":[],"first":null,"seed":null,"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', 'YzzXW7tLYW9m', NULL, '', '', NULL),
	('DgqkWpSxCQEE', 'shedu 1
rules modern
players lion bull
seed 6125661800149620929
position
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
 1 .  .  .  .  ~  ~  ~  ~  ~  .  t* .  ~  .  .  .
 2 .  t* .  .  ~  .  .  .  .  .  .  .  ~  .  .  t*
 3 .  .  .  ~  ~  t* .  .  .  .  .  .  ~  ~  .  .
 4 ~  ~  ~  ~  .  .  .  .  .  .  .  .  .  ~  ~  ~
 5 .  .  .  .  .  .  .  .  .  .  .  .  .  t* ~  ~
 6 .  .  .  .  .  .  .  .  .  .  .  .  .  .  ~  .
 7 ~  ~  ~  ~  .  .  .  .  t* .  .  .  ~  ~  ~  .
 8 .  t* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  t* .
10 .  .  .  .  .  t* .  .  .  .  .  .  .  .  .  .
11 .  .  .  .  .  .  .  .  .  .  t* .  .  .  .  .
hand lion 1t 2s 3f
points lion black 0 red 0 blue 0 green 0
treasures lion 0
catastrophes lion 2
hand bull 2t 2s 1f 1m
points bull black 0 red 0 blue 0 green 0
treasures bull 0
catastrophes bull 2
bag 44t 26s 32f 29m
draws t m t f t m f m t f s f s t f t m m t s s t t s m t f s t m f m m f t s f f s t f s m f f m t f t s t t t m s f f t t m s t t t s t t t t t s t m f t t m s m s m f t t s m t f t m s f f s t t s m s m f f m t f s s t f t f f f m m m s s f t s m f m f t t m m t f
turn lion 2
end
moves
', '[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":null,"left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":null,"left":null}]', true, '{"id":"DgqkWpSxCQEE","status":"playing","preset":"modern","options":[],"seats":[{"dynasty":"lion","kind":"human","level":null,"name":"Ann","person":null,"left":null},{"dynasty":"bull","kind":"human","level":null,"name":"Bob","person":null,"left":null}],"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"host":"111inZ80wn3w","ply":15,"turn":7,"to_decide":null,"started":"2026-11-18T01:54:49.665+00:00","changed":"2026-11-18T01:54:49.665+00:00","is_over":false,"winners":[],"is_replay":true,"deadline":null}', '2026-11-18T01:54:49.665+00:00', '2026-11-18T01:54:49.665+00:00', 'playing', '{"seats":[],"preset":"modern","options":[],"first":null,"seed":null,"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', '111inZ80wn3w', NULL, '', '', NULL),
	('zDAuwJQoBWR2', 'shedu 1
rules classic-1997
players archer bull
position
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
 1 .  .  .  .  ~  ~  ~  ~  ~  .  t* .  ~  .  .  .
 2 .  t* .  .  ~  .  .  .  .  .  .  .  ~  .  .  t*
 3 .  .  .  ~  ~  t* .  .  .  .  .  .  ~  ~  .  .
 4 ~  ~  ~  ~  .  .  .  .  .  .  .  .  .  ~  ~  ~
 5 .  .  .  .  .  .  .  .  .  .  .  .  .  t* ~  ~
 6 .  .  .  .  .  .  .  .  .  .  .  .  .  .  ~  .
 7 ~  ~  ~  ~  .  .  .  .  t* .  .  .  ~  ~  ~  .
 8 .  t* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  t* .
10 .  .  .  .  .  t* .  .  .  .  .  .  .  .  .  .
11 .  .  .  .  .  .  .  .  .  .  t* .  .  .  .  .
hand archer 1t 3s 2f
points archer black 0 red 0 blue 0 green 0
treasures archer 0
catastrophes archer 2
hand bull 2t 2s 1f 1m
points bull black 0 red 0 blue 0 green 0
treasures bull 0
catastrophes bull 2
bag 44t 25s 33f 29m
draws m t f f f s t f m m f t t t m f m t f m t s s t m s f f f m f f f m f s f t m t m t s f s t f m t s t t m t s t f s s t f t t f t m m s t t m f t t m t t t t t f m t s t t t t f s m f s m m f f f f s f t m t m s t s t t m t s s m s t m s f f m s s m s t f t f m
turn archer 2
end
moves
', '[{"dynasty":"archer","kind":"human","level":null,"name":"","person":null,"left":null},{"dynasty":"bull","kind":"human","level":null,"name":"","person":null,"left":null}]', true, '{"id":"zDAuwJQoBWR2","status":"over","preset":"classic-1997","options":[],"seats":[{"dynasty":"archer","kind":"human","level":null,"name":"","person":null,"left":null},{"dynasty":"bull","kind":"human","level":null,"name":"","person":null,"left":null}],"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"host":"111inZ80wn3w","ply":129,"turn":54,"to_decide":null,"started":"2026-11-18T01:54:49.928+00:00","changed":"2026-11-18T01:54:49.928+00:00","is_over":true,"winners":[1],"is_replay":true,"deadline":null}', '2026-11-18T01:54:49.928+00:00', '2026-11-18T01:54:49.928+00:00', 'over', '{"seats":[],"preset":"modern","options":[],"first":null,"seed":null,"terms":{"access":"invited","spectators":true,"clock":null,"timeout":"bot","level":"skilled"},"seal":""}', '111inZ80wn3w', NULL, '', '', NULL);


--
-- Data for Name: guesses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guesses VALUES
	('guess', 1800000000);


--
-- Data for Name: mutes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mutes VALUES
	('YzzXW7tLYW9m', '111inZ80wn3w');


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notices VALUES
	(1, '111inZ80wn3w', 'dJOgYIz4dHN3', 'turn', '', 1800000000, 0),
	(2, '6AGKNvFTKAUg', 'dJOgYIz4dHN3', 'turn', '', 1800000003.5, 0),
	(3, '111inZ80wn3w', 'dJOgYIz4dHN3', 'turn', '', 1800000010.5, 0),
	(4, 'YzzXW7tLYW9m', 'vBGlt9lCBij6', 'turn', '', 1800010014, 0),
	(5, '111inZ80wn3w', 'vBGlt9lCBij6', 'turn', '', 1800010017.5, 0),
	(6, 'mcwgIf4xTRCi', 'vBGlt9lCBij6', 'turn', '', 1800010024.5, 0),
	(7, 'YzzXW7tLYW9m', 'vBGlt9lCBij6', 'turn', '', 1800010031.5, 0),
	(8, '111inZ80wn3w', 'vBGlt9lCBij6', 'turn', '', 1800010038.5, 0),
	(9, 'mcwgIf4xTRCi', 'vBGlt9lCBij6', 'turn', '', 1800010045.5, 0),
	(10, 'YzzXW7tLYW9m', 'vBGlt9lCBij6', 'turn', '', 1800010052.5, 0),
	(11, '111inZ80wn3w', 'vBGlt9lCBij6', 'turn', '', 1800010059.5, 0),
	(12, 'mcwgIf4xTRCi', 'vBGlt9lCBij6', 'turn', '', 1800010066.5, 0),
	(13, 'YzzXW7tLYW9m', 'vBGlt9lCBij6', 'turn', '', 1800010073.5, 0),
	(14, '111inZ80wn3w', 'vBGlt9lCBij6', 'turn', '', 1800010080.5, 0),
	(15, 'mcwgIf4xTRCi', 'QiclWSQzoG0n', 'turn', '', 1800010087.5, 0),
	(16, 'qhgpfKqhzHGU', 'QiclWSQzoG0n', 'turn', '', 1800010091, 0),
	(17, 'mcwgIf4xTRCi', 'QiclWSQzoG0n', 'turn', '', 1800010098, 0),
	(18, 'qhgpfKqhzHGU', 'QiclWSQzoG0n', 'turn', '', 1800010105, 0),
	(19, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010108.5, 0),
	(20, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010112, 0),
	(21, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010119, 0),
	(22, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010126, 0),
	(23, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010133, 0),
	(24, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010140, 0),
	(25, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010147, 0),
	(26, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010154, 0),
	(27, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010161, 0),
	(28, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010168, 0),
	(29, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010175, 0),
	(30, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010182, 0),
	(31, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010189, 0),
	(32, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010196, 0),
	(33, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010203, 0),
	(34, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010210, 0),
	(35, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010217, 0),
	(36, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010227.5, 0),
	(37, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010238, 0),
	(38, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010245, 0),
	(39, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010252, 0),
	(40, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010259, 0),
	(41, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010266, 0),
	(42, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010273, 0),
	(43, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010280, 0),
	(44, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010290.5, 0),
	(45, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010301, 0),
	(46, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010308, 0),
	(47, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010315, 0),
	(48, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010322, 0),
	(49, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010329, 0),
	(50, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010336, 0);
INSERT INTO public.notices VALUES
	(51, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010339.5, 0),
	(52, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010343, 0),
	(53, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010350, 0),
	(54, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010357, 0),
	(55, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010367.5, 0),
	(56, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010378, 0),
	(57, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010385, 0),
	(58, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010392, 0),
	(59, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010399, 0),
	(60, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010406, 0),
	(61, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010413, 0),
	(62, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010420, 0),
	(63, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010427, 0),
	(64, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010434, 0),
	(65, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010441, 0),
	(66, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010448, 0),
	(67, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010455, 0),
	(68, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010465.5, 0),
	(69, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010472.5, 0),
	(70, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010479.5, 0),
	(71, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010486.5, 0),
	(72, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010493.5, 0),
	(73, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010500.5, 0),
	(74, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010507.5, 0),
	(75, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010514.5, 0),
	(76, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010521.5, 0),
	(77, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010528.5, 0),
	(78, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010535.5, 0),
	(79, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010542.5, 0),
	(80, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010549.5, 0),
	(81, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010556.5, 0),
	(82, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010560, 0),
	(83, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010563.5, 0),
	(84, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010570.5, 0),
	(85, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010577.5, 0),
	(86, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010581, 0),
	(87, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010584.5, 0),
	(88, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010591.5, 0),
	(89, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010602, 0),
	(90, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010612.5, 0),
	(91, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010619.5, 0),
	(92, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010623, 0),
	(93, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010626.5, 0),
	(94, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010633.5, 0),
	(95, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010640.5, 0),
	(96, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010651, 0),
	(97, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010661.5, 0),
	(98, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010668.5, 0),
	(99, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010675.5, 0),
	(100, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010682.5, 0);
INSERT INTO public.notices VALUES
	(101, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010689.5, 0),
	(102, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010696.5, 0),
	(103, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010703.5, 0),
	(104, '111inZ80wn3w', 'GP0vombhEg2p', 'turn', '', 1800010710.5, 0),
	(105, 'YzzXW7tLYW9m', 'GP0vombhEg2p', 'turn', '', 1800010721, 0),
	(106, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010728, 0),
	(107, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010731.5, 0),
	(108, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010738.5, 0),
	(109, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010745.5, 0),
	(110, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010752.5, 0),
	(111, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010759.5, 0),
	(112, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010766.5, 0),
	(113, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010773.5, 0),
	(114, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010780.5, 0),
	(115, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010787.5, 0),
	(116, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010794.5, 0),
	(117, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010801.5, 0),
	(118, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010808.5, 0),
	(119, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010815.5, 0),
	(120, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010822.5, 0),
	(121, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010829.5, 0),
	(122, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010836.5, 0),
	(123, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010843.5, 0),
	(124, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010850.5, 0),
	(125, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010857.5, 0),
	(126, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010864.5, 0),
	(127, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010871.5, 0),
	(128, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010875, 0),
	(129, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010878.5, 0),
	(130, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010885.5, 0),
	(131, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010892.5, 0),
	(132, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010899.5, 0),
	(133, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010910, 0),
	(134, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010920.5, 0),
	(135, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010927.5, 0),
	(136, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010934.5, 0),
	(137, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010945, 0),
	(138, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010955.5, 0),
	(139, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010959, 0),
	(140, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010962.5, 0),
	(141, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010969.5, 0),
	(142, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010976.5, 0),
	(143, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800010983.5, 0),
	(144, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800010990.5, 0),
	(145, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800010997.5, 0),
	(146, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011004.5, 0),
	(147, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011011.5, 0),
	(148, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011018.5, 0),
	(149, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011025.5, 0),
	(150, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011032.5, 0);
INSERT INTO public.notices VALUES
	(151, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011039.5, 0),
	(152, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011046.5, 0),
	(153, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011053.5, 0),
	(154, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011060.5, 0),
	(155, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011067.5, 0),
	(156, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011074.5, 0),
	(157, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011081.5, 0),
	(158, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011088.5, 0),
	(159, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011095.5, 0),
	(160, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011102.5, 0),
	(161, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011109.5, 0),
	(162, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011116.5, 0),
	(163, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011123.5, 0),
	(164, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011130.5, 0),
	(165, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011137.5, 0),
	(166, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011144.5, 0),
	(167, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011155, 0),
	(168, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011158.5, 0),
	(169, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011165.5, 0),
	(170, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011172.5, 0),
	(171, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011179.5, 0),
	(172, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011186.5, 0),
	(173, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011193.5, 0),
	(174, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011200.5, 0),
	(175, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011207.5, 0),
	(176, 'qhgpfKqhzHGU', '8UEf97u8PUxY', 'turn', '', 1800011214.5, 0),
	(177, '111inZ80wn3w', '8UEf97u8PUxY', 'turn', '', 1800011221.5, 0),
	(178, 'mcwgIf4xTRCi', '8UEf97u8PUxY', 'turn', '', 1800011228.5, 0),
	(179, 'YzzXW7tLYW9m', 'MI1t2bfRuV83', 'turn', '', 1800011239, 0),
	(180, '111inZ80wn3w', 'MI1t2bfRuV83', 'turn', '', 1800011242.5, 0),
	(181, 'YzzXW7tLYW9m', 'MI1t2bfRuV83', 'turn', '', 1800011249.5, 0),
	(182, '111inZ80wn3w', 'MI1t2bfRuV83', 'turn', '', 1800011256.5, 0),
	(183, 'YzzXW7tLYW9m', 'MI1t2bfRuV83', 'turn', '', 1800011263.5, 0),
	(184, '111inZ80wn3w', 'MI1t2bfRuV83', 'turn', '', 1800011270.5, 0),
	(185, 'YzzXW7tLYW9m', 'MI1t2bfRuV83', 'turn', '', 1800011277.5, 0),
	(186, '111inZ80wn3w', 'MI1t2bfRuV83', 'turn', '', 1800011284.5, 0),
	(187, 'YzzXW7tLYW9m', 'MI1t2bfRuV83', 'turn', '', 1800011288, 0);


--
-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES
	('key-of-bob', '111inZ80wn3w', '\x0102', 3, 'phone', '2026-11-18T01:53:43.838+00:00');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES
	('mcwgIf4xTRCi', 'Cyd', NULL, NULL, NULL, '{"language":"de","page":true,"push":false,"mail":false,"webhook":""}', NULL, '2026-11-18T01:53:39.749+00:00', '2026-11-18T01:53:39.749+00:00'),
	('qhgpfKqhzHGU', 'Dan', NULL, NULL, NULL, '{"language":"de","page":true,"push":false,"mail":false,"webhook":""}', NULL, '2026-11-18T01:53:39.908+00:00', '2026-11-18T01:53:39.908+00:00'),
	('111inZ80wn3w', 'Bob', 'bob', NULL, NULL, '{"language":"de","page":true,"push":false,"mail":false,"webhook":""}', NULL, '2026-11-18T01:53:39.565+00:00', '2026-11-18T01:53:39.565+00:00'),
	('YzzXW7tLYW9m', 'Ann', 'ann', '$argon2id$v=19$m=65536,t=3,p=4$DvmKSIJbeYLWa29N+sXs5g$19WrQB8FblMkP57D7CrcubCEuxRkF++BsUCirp1JiDI', 'ann@example.org', '{"language":"de","page":true,"push":false,"mail":true,"webhook":"https://hook.example/x"}', NULL, '2026-11-18T01:53:39.365+00:00', '2026-11-18T01:53:39.365+00:00'),
	('6AGKNvFTKAUg', 'Evelyn', NULL, NULL, NULL, '{"language":"de","page":true,"push":false,"mail":false,"webhook":""}', NULL, '2026-11-18T01:53:40.134+00:00', '2026-11-18T01:53:40.134+00:00');


--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ratings VALUES
	('YzzXW7tLYW9m', 2, 27.635389493140497, 8.06590141354368, 1, 1),
	('111inZ80wn3w', 2, 22.364610506859503, 8.06590141354368, 1, 0),
	('111inZ80wn3w', 3, 27.869048680749426, 8.205243377397993, 1, 1),
	('mcwgIf4xTRCi', 3, 23.565475659625285, 8.058224222802378, 1, 0),
	('qhgpfKqhzHGU', 3, 23.565475659625285, 8.058224222802378, 1, 0);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reports VALUES
	(1, 'vBGlt9lCBij6', 2, '111inZ80wn3w', 'YzzXW7tLYW9m', 'He wrote SQL.', '2026-11-18T01:54:53.012+00:00', NULL),
	(2, 'GP0vombhEg2p', NULL, 'YzzXW7tLYW9m', '111inZ80wn3w', 'Slow.', '2026-11-18T01:54:53.078+00:00', '2026-11-18T01:54:53.123+00:00');


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES
	('GP0vombhEg2p', 0, 'YzzXW7tLYW9m', 2, 1, 1, '{"tile":3,"war":0,"revolt":5,"monument":0,"wonder":0,"treasure":2}', true, '2026-11-18T01:54:26.584+00:00'),
	('GP0vombhEg2p', 1, '111inZ80wn3w', 2, 2, 1, '{"tile":6,"war":0,"revolt":4,"monument":0,"wonder":0,"treasure":1}', true, '2026-11-18T01:54:26.584+00:00'),
	('8UEf97u8PUxY', 0, '111inZ80wn3w', 3, 1, 0, '{"tile":4,"war":0,"revolt":2,"monument":0,"wonder":0,"treasure":0}', true, '2026-11-18T01:54:44.890+00:00'),
	('8UEf97u8PUxY', 1, 'mcwgIf4xTRCi', 3, 2, 0, '{"tile":1,"war":0,"revolt":2,"monument":0,"wonder":0,"treasure":0}', true, '2026-11-18T01:54:44.890+00:00'),
	('8UEf97u8PUxY', 2, 'qhgpfKqhzHGU', 3, 2, 0, '{"tile":2,"war":0,"revolt":1,"monument":0,"wonder":0,"treasure":0}', true, '2026-11-18T01:54:44.890+00:00');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES
	('dJOgYIz4dHN3', 0, '111inZ80wn3w'),
	('dJOgYIz4dHN3', 1, '6AGKNvFTKAUg'),
	('pXIqhS5oWO8f', 0, 'YzzXW7tLYW9m'),
	('pXIqhS5oWO8f', 1, '111inZ80wn3w'),
	('aYnCXKC8WtGn', 0, 'YzzXW7tLYW9m'),
	('aYnCXKC8WtGn', 1, '111inZ80wn3w'),
	('vBGlt9lCBij6', 0, 'YzzXW7tLYW9m'),
	('vBGlt9lCBij6', 1, '111inZ80wn3w'),
	('vBGlt9lCBij6', 2, 'mcwgIf4xTRCi'),
	('QiclWSQzoG0n', 0, 'mcwgIf4xTRCi'),
	('QiclWSQzoG0n', 1, 'qhgpfKqhzHGU'),
	('GP0vombhEg2p', 0, 'YzzXW7tLYW9m'),
	('GP0vombhEg2p', 1, '111inZ80wn3w'),
	('b6KI9VUujuH9', 1, '111inZ80wn3w'),
	('8UEf97u8PUxY', 0, '111inZ80wn3w'),
	('8UEf97u8PUxY', 1, 'mcwgIf4xTRCi'),
	('8UEf97u8PUxY', 2, 'qhgpfKqhzHGU'),
	('MI1t2bfRuV83', 0, 'YzzXW7tLYW9m'),
	('MI1t2bfRuV83', 1, '111inZ80wn3w');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('075ff73721734334a4368d5e1619ef027e7174502518080f4f39afec9ebcee40', 'YzzXW7tLYW9m', 'Firefox', '2026-11-18T01:53:39.412+00:00', '2026-11-18T01:53:39.412+00:00'),
	('086f2f9cfe0cdfd318ee616770148d29e510fd0681f1e05f9848ff3ca2d5e875', '111inZ80wn3w', 'Firefox', '2026-11-18T01:53:39.654+00:00', '2026-11-18T01:53:39.654+00:00'),
	('80e68148ef508500b282fff8b43b851b95e3dbf9d360d39d70017b3e2136fea5', 'mcwgIf4xTRCi', 'Firefox', '2026-11-18T01:53:39.793+00:00', '2026-11-18T01:53:39.793+00:00'),
	('2ae35d51e9829d65c1e6ca0510af0c7eedd5b31382a0b02426e6f0694381c124', 'qhgpfKqhzHGU', 'Firefox', '2026-11-18T01:53:39.922+00:00', '2026-11-18T01:53:39.922+00:00'),
	('ac66a5cd96b4d25023a62554627d4d61bf4fee8c0870011fab6e3e1c5f6a9705', '6AGKNvFTKAUg', 'Firefox', '2026-11-18T01:53:40.206+00:00', '2026-11-18T01:53:40.206+00:00');


--
-- Data for Name: signs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.signs VALUES
	('alive', 1800011330);


--
-- Data for Name: spent; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.spent VALUES
	('challenge', 1800000000);


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES
	('https://push.example/1', 'YzzXW7tLYW9m', '075ff73721734334a4368d5e1619ef027e7174502518080f4f39afec9ebcee40', '{"p256dh":"a","auth":"b"}', '2026-11-18T01:53:43.948+00:00');


--
-- Name: chat_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.chat_number_seq', 2, true);


--
-- Name: notices_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.notices_number_seq', 187, true);


--
-- Name: orders_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.orders_number_seq', 1, false);


--
-- Name: reports_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reports_number_seq', 2, true);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: chat chat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (number);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (game, number);


--
-- Name: games games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);


--
-- Name: guesses guesses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guesses
    ADD CONSTRAINT guesses_pkey PRIMARY KEY (id);


--
-- Name: mutes mutes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (person, other);


--
-- Name: notices notices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (number);


--
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (number);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: people people_login_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_login_key UNIQUE (login);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: ratings ratings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (person, players);


--
-- Name: reports reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (number);


--
-- Name: results results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (game, seat);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (game, seat);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: signs signs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.signs
    ADD CONSTRAINT signs_pkey PRIMARY KEY (name);


--
-- Name: spent spent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.spent
    ADD CONSTRAINT spent_pkey PRIMARY KEY (id);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (endpoint);


--
-- Name: ix_chat_game; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_chat_game ON public.chat USING btree (game, number);


--
-- Name: ix_chat_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_chat_person ON public.chat USING btree (person);


--
-- Name: ix_games_changed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_games_changed ON public.games USING btree (changed);


--
-- Name: ix_games_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_games_deadline ON public.games USING btree (deadline);


--
-- Name: ix_games_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_games_host ON public.games USING btree (host);


--
-- Name: ix_games_rematch; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_games_rematch ON public.games USING btree (rematch);


--
-- Name: ix_games_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_games_status ON public.games USING btree (status);


--
-- Name: ix_notices_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_notices_due ON public.notices USING btree (due);


--
-- Name: ix_passkeys_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_passkeys_person ON public.passkeys USING btree (person);


--
-- Name: ix_results_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_results_person ON public.results USING btree (person, ended);


--
-- Name: ix_seats_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_person ON public.seats USING btree (person);


--
-- Name: ix_sessions_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_sessions_person ON public.sessions USING btree (person);


--
-- Name: ix_subscriptions_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_subscriptions_person ON public.subscriptions USING btree (person);


--
-- Name: ix_subscriptions_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_subscriptions_session ON public.subscriptions USING btree (session);


--
-- Name: chat chat_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;


--
-- Name: entries entries_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;


--
-- Name: mutes mutes_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: notices notices_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;


--
-- Name: notices notices_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: ratings ratings_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: results results_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;


--
-- Name: seats seats_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_game_fkey FOREIGN KEY (game) REFERENCES public.games(id) ON DELETE CASCADE;


--
-- Name: seats seats_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_session_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_session_fkey FOREIGN KEY (session) REFERENCES public.sessions(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


